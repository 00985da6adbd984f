/** Settled result of a promise; a failure is rendered, not thrown. */
export type Outcome<Value> = { value: Value } | { failure: true };

const outcomes = new WeakMap<Promise<unknown>, Promise<Outcome<unknown>>>();

/** Memoised by the promise, because React's `use` needs the same promise on every render. */
export function settledResult<Value>(data: Promise<Value>): Promise<Outcome<Value>> {
  const known = outcomes.get(data);
  // The value of a promise in the map was derived from that very promise.
  if (known !== undefined) return known as Promise<Outcome<Value>>;
  const outcome = data.then(
    (value) => ({ value }),
    () => ({ failure: true as const }),
  );
  // The fields React sets on a promise it has awaited: a settled one renders without suspending.
  void outcome.then((value) => Object.assign(outcome, { status: 'fulfilled', value }));
  outcomes.set(data, outcome);
  return outcome;
}
