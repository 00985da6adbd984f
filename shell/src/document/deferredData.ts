/**
 * Deferred loader data: promises for parts of a page that stream later. The server writes each as a
 * marker, with its settled result if known, else in a later script of the same document. The value of
 * a static part (`loading/optional`) is not written once its markup is: a marker says so.
 */
type Settled = { value: unknown } | { failure: true };
export type Marker = { $deferred: string; isOmitted?: true } & Partial<Settled>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMarker = (value: unknown): value is Marker => isObject(value) && '$deferred' in value;

export interface Deferred {
  /** Copies the loader data with markers in place of promises; called when the data is written. */
  mark: () => Record<string, unknown>;
  /** Promises that were pending in `mark` and are still. */
  pendingIds: () => string[];
  /** Calls the listener for each promise that was pending in `mark`, once it settles. */
  onSettled: (listener: (id: string, settled: Settled) => void) => void;
  /** Once no promise is pending: all of them can be rendered without suspending. */
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
    // As React's `use` marks what it reads: what is settled is rendered without suspending.
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

/** Settles only if its region has lost the server's markup: until then that is kept. */
function omitted(): Promise<never> {
  let fail = () => {};
  const promise = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('Its markup is gone.'));
  });
  promise.catch(() => undefined);
  return Object.assign(promise, { isOmitted: true, fail });
}

/** A promise of a value that is known already, with the fields of React's `use`. */
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
    // Its part awaits it from the first render on; until then a rejection would be unhandled.
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
