/**
 * Loader data may hold promises: parts of a page that need not be waited for. The server writes each
 * as a marker, and its value where it is known by then or in a later script of the same document.
 */
type Settled = { value: unknown } | { failure: true };
export type Marker = { $deferred: string } & Partial<Settled>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMarker = (value: unknown): value is Marker => isObject(value) && '$deferred' in value;

export interface Deferred {
  /** A copy of the loader data in which promises are markers; call it when it is written. */
  mark: () => Record<string, unknown>;
  /** Told of each promise that `mark` had to leave open, once it settles. */
  onLate: (listener: (id: string, settled: Settled) => void) => void;
}

export function collectDeferred(loaderData: Record<string, unknown>): Deferred {
  const settled = new Map<string, Settled>();
  const open = new Set<string>();
  let late: ((id: string, outcome: Settled) => void) | undefined;

  const settle = (id: string, outcome: Settled) => {
    settled.set(id, outcome);
    if (open.delete(id)) late?.(id, outcome);
  };

  for (const { id, promise } of promisesOf(loaderData)) {
    promise.then(
      (value) => settle(id, { value }),
      () => settle(id, { failure: true }),
    );
  }

  return {
    mark() {
      return mapValues(loaderData, (id) => {
        const outcome = settled.get(id);
        if (!outcome) open.add(id);
        return { $deferred: id, ...outcome };
      });
    },
    onLate(listener) {
      late = listener;
    },
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

function mapValues(loaderData: Record<string, unknown>, mark: (id: string) => Marker) {
  return Object.fromEntries(
    Object.entries(loaderData).map(([routeId, data]) => {
      if (!isObject(data)) return [routeId, data];
      const marked = Object.entries(data).map(([key, value]) => [
        key,
        value instanceof Promise ? mark(`${routeId}/${key}`) : value,
      ]);
      return [routeId, Object.fromEntries(marked)];
    }),
  );
}

/** What later scripts of the document call; see `bootScript`. */
export interface LateValues {
  settled: Record<string, Settled>;
  listeners: Record<string, (outcome: Settled) => void>;
}

/** Turns the markers back into promises, in the browser. */
export function reviveDeferred(
  loaderData: Record<string, unknown>,
  late: LateValues,
): Record<string, unknown> {
  const revive = (marker: Marker): Promise<unknown> => {
    const revived = new Promise((resolve, reject) => {
      const settle = (outcome: Settled) => {
        if ('failure' in outcome) reject(new Error('This part could not be loaded.'));
        else resolve(outcome.value);
      };
      const known = late.settled[marker.$deferred];
      if ('value' in marker) resolve(marker.value);
      else if ('failure' in marker) settle({ failure: true });
      else if (known) settle(known);
      else late.listeners[marker.$deferred] = settle;
    });
    // Its region waits for it from the first render on; until then a rejection would be nobody's.
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
