/**
 * Deferred loader data: promises whose regions may stream later than the page. The server replaces
 * each promise by a marker. If the promise has settled, the marker contains the result. Later
 * results follow in scripts of the document. If the promise of a static region (`markupOnly`) is
 * fulfilled, its marker omits the value, because the region's markup already shows it.
 */
type Settled = { value: unknown } | { failure: true };
export type Marker = { $deferred: string; isOmitted?: true } & Partial<Settled>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMarker = (value: unknown): value is Marker => isObject(value) && '$deferred' in value;

export interface Deferred {
  /**
   * Copies the loader data, with markers instead of promises. Called when the page's data is
   * written.
   */
  mark: () => Record<string, unknown>;
  /** Ids of promises that were pending during `mark` and still are. */
  pendingIds: () => string[];
  /** Calls the listener when a promise that was pending during `mark` settles. */
  onSettled: (listener: (id: string, settled: Settled) => void) => void;
  /** Settles when all promises have settled. Then the page can be rendered without suspending. */
  done: Promise<unknown>;
}

export function collectDeferred(loaderData: Record<string, unknown>): Deferred {
  const settled = new Map<string, Settled>();
  const pending = new Set<string>();
  let listener: ((id: string, outcome: Settled) => void) | undefined;

  const settle = (id: string, outcome: Settled) => {
    settled.set(id, outcome);
    if (pending.delete(id)) listener?.(id, outcome);
  };

  const promises = [...promisesOf(loaderData)];
  for (const { id, promise } of promises) {
    // Sets the fields of the promise that React's `use` reads, so that React need not suspend.
    promise.then(
      (value) => {
        Object.assign(promise, { status: 'fulfilled', value });
        settle(id, { value });
      },
      () => {
        Object.assign(promise, { status: 'rejected' });
        settle(id, { failure: true });
      },
    );
  }

  return {
    mark() {
      return mapValues(loaderData, (id, promise) => {
        const outcome = settled.get(id);
        if (!outcome) pending.add(id);
        else if ('value' in outcome && 'isStatic' in promise) {
          return { $deferred: '', isOmitted: true };
        }
        return { $deferred: id, ...outcome };
      });
    },
    pendingIds: () => [...pending],
    onSettled(onOutcome) {
      listener = onOutcome;
    },
    done: Promise.allSettled(promises.map(({ promise }) => promise)),
  };
}

function* promisesOf(loaderData: Record<string, unknown>) {
  for (const [routeId, data] of Object.entries(loaderData)) {
    if (!isObject(data)) continue;
    for (const [key, value] of Object.entries(data)) {
      if (value instanceof Promise) yield { id: `${routeId}/${key}`, promise: value };
    }
  }
}

function mapValues(
  loaderData: Record<string, unknown>,
  mark: (id: string, promise: Promise<unknown>) => Marker,
) {
  return Object.fromEntries(
    Object.entries(loaderData).map(([routeId, data]) => {
      if (!isObject(data)) return [routeId, data];
      const marked = Object.entries(data).map(([key, value]) => [
        key,
        value instanceof Promise ? mark(`${routeId}/${key}`, value) : value,
      ]);
      return [routeId, Object.fromEntries(marked)];
    }),
  );
}

/**
 * Makes a promise that stays pending while its region keeps the server's markup. `fail` rejects it.
 */
function omitted(): Promise<never> {
  let fail = () => {};
  const promise = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('Its markup is gone.'));
  });
  promise.catch(() => undefined);
  return Object.assign(promise, { isOmitted: true, fail });
}

/** Makes a promise for a known value. It has the fields that React's `use` reads. */
const fulfilled = (value: unknown) =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Results that later scripts of the document deliver; see `bootScript`. */
export interface DeferredValues {
  settled: Record<string, Settled>;
  listeners: Record<string, (outcome: Settled) => void>;
}

/** Turns markers into promises in the browser. */
export function reviveDeferred(
  loaderData: Record<string, unknown>,
  values: DeferredValues,
): Record<string, unknown> {
  const revive = (marker: Marker): Promise<unknown> => {
    if (marker.isOmitted) return omitted();
    const known =
      'value' in marker || 'failure' in marker ? marker : values.settled[marker.$deferred];
    if (known && 'value' in known) return fulfilled(known.value);
    const revived = new Promise((resolve, reject) => {
      const settle = (outcome: Settled) => {
        if ('failure' in outcome) reject(new Error('This part could not be loaded.'));
        else resolve(outcome.value);
      };
      if (known) settle({ failure: true });
      else values.listeners[marker.$deferred] = settle;
    });
    // The region handles a rejection only from its first render on. An earlier rejection would
    // count as unhandled.
    revived.catch(() => undefined);
    return revived;
  };
  return Object.fromEntries(
    Object.entries(loaderData).map(([routeId, data]) => {
      if (!isObject(data)) return [routeId, data];
      const revived = Object.entries(data).map(([key, value]) => [
        key,
        isMarker(value) ? revive(value) : value,
      ]);
      return [routeId, Object.fromEntries(revived)];
    }),
  );
}
