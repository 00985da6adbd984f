/** Settled result of a promise; a failure is rendered, not thrown. */
type Outcome<Value> = { value: Value } | { failure: true };

/**
 * A promise with the fields that React's `use` sets: once they say that it is settled, it is read without
 * suspending, and what hydrates with it hears the first press.
 */
interface TrackedPromise<Value> extends Promise<Value> {
  status?: 'fulfilled' | 'rejected';
  value?: Value;
  /** Resolves once the fields are set. */
  settling?: Promise<void>;
}

/** A promise of a value that is known already. */
export const fulfilled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/**
 * The settled result of a promise, for a component, which suspends until then: by a promise that is thrown and
 * not by `use`, which throws failures, and which resumes after a synchronous event only if a test awaits it.
 */
export function readData<Value>(promise: TrackedPromise<Value>): Outcome<Value> {
  // A fulfilled promise has the value of its type.
  if (promise.status === 'fulfilled') return { value: promise.value as Value };
  if (promise.status === 'rejected') return { failure: true };
  throw settle(promise);
}

function settle<Value>(promise: TrackedPromise<Value>): Promise<void> {
  promise.settling ??= promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    () => void Object.assign(promise, { status: 'rejected' }),
  );
  return promise.settling;
}

/** Resolves once all of them are settled, whether they failed or not, and can be read. */
export const allSettled = (promises: readonly Promise<unknown>[]) =>
  Promise.all(promises.map(settle));
