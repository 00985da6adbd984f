/**
 * Deferred loader data: promises for regions of a page that stream later. The server replaces each
 * promise by a marker. The marker contains the result if the promise has settled; other results
 * follow in later scripts of the document. The marker of a static region (`markupOnly`) omits the
 * value if the region's markup has been written.
 */
type Settled = { value: unknown } | { failure: true };
export type Marker = { $deferred: string; isOmitted?: true } & Partial<Settled>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMarker = (value: unknown): value is Marker => isObject(value) && '$deferred' in value;

export interface Deferred {
  /** Copies the loader data, with markers instead of promises. Called when the data is written. */
  mark: () => Record<string, unknown>;
  /** Ids of promises that were pending in `mark` and are still pending. */
  pendingIds: () => string[];
  /** Calls the listener for each promise that was pending in `mark` and settles later. */
  onSettled: (listener: (id: string, settled: Settled) => void) => void;
  /** Resolves once no promise is pending, so that the page can be rendered without suspending. */
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
    // Sets the fields that React's `use` sets, so that a settled promise renders without
    // suspending.
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

/** A promise that stays pending while its region keeps the server's markup; `fail` rejects it. */
function omitted(): Promise<never> {
  let fail = () => {};
  const promise = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('Its markup is gone.'));
  });
  promise.catch(() => undefined);
  return Object.assign(promise, { isOmitted: true, fail });
}

/** A promise whose value is already known, with the fields that React's `use` sets. */
const fulfilled = (value: unknown) =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Results from later scripts of the document; see `bootScript`. */
export interface DeferredValues {
  settled: Record<string, Settled>;
  listeners: Record<string, (outcome: Settled) => void>;
}

/** Turns markers back into promises, in the browser. */
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
    // Until the region's first render handles the rejection, it would count as unhandled.
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
