/** Settled result of a promise; a failure is rendered, not thrown. */
export type Outcome<Value> = { value: Value } | { failure: true };

/**
 * A promise that says whether it is fulfilled, with the fields that React sets as well: once they are
 * set it is rendered without suspending, and what hydrates with it hears the first press.
 */
interface SettlingPromise<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/** A promise of a value that is known already. */
export const fulfilled = <Value>(value: Value): SettlingPromise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

const outcomes = new WeakMap<Promise<unknown>, SettlingPromise<Outcome<unknown>>>();

/** Memoised by the promise, because React waits for the same promise on every render. */
export function settledResult<Value>(
  data: SettlingPromise<Value>,
): SettlingPromise<Outcome<Value>> {
  const known = outcomes.get(data);
  // The outcome of a promise in the map was derived from that very promise.
  if (known !== undefined) return known as SettlingPromise<Outcome<Value>>;
  const outcome = outcomeOf(data);
  outcomes.set(data, outcome);
  return outcome;
}

/**
 * The settled result, for a component: suspends until it is there. Thrown, not read by React's `use`,
 * which resumes after a synchronous event only where a test awaits it.
 */
export function readSettled<Value>(data: Promise<Value>): Outcome<Value> {
  const outcome = settledResult(data);
  if (outcome.status !== 'fulfilled') throw outcome;
  // A fulfilled promise has the value of its type.
  return outcome.value as Outcome<Value>;
}

function outcomeOf<Value>(data: SettlingPromise<Value>): SettlingPromise<Outcome<Value>> {
  // A fulfilled promise has the value of its type.
  if (data.status === 'fulfilled') return fulfilled({ value: data.value as Value });
  const outcome: SettlingPromise<Outcome<Value>> = data.then(
    (value) => ({ value }),
    () => ({ failure: true as const }),
  );
  void outcome.then((value) => Object.assign(outcome, { status: 'fulfilled', value }));
  return outcome;
}
