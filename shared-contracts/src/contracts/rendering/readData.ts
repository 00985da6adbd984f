/** The settled result of a promise. A failure is a value here, so that components can render it. */
type Outcome<Value> = { value: Value } | { failure: true };

/**
 * A promise with the fields that React's `use` sets. Once they are set, the result can be read
 * without suspending, so that a component that hydrates with it handles the first press.
 */
interface TrackedPromise<Value> extends Promise<Value> {
  status?: 'fulfilled' | 'rejected';
  value?: Value;
  /** Resolves once the fields are set. */
  settling?: Promise<void>;
}

/** A promise whose value is already known. */
export const fulfilled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/**
 * Reads the settled result of a promise in a component, which suspends until then. Throws a promise
 * instead of calling `use`, because `use` throws failures, and resumes after a synchronous event
 * only if a test awaits it.
 */
export function readData<Value>(promise: TrackedPromise<Value>): Outcome<Value> {
  // A fulfilled promise has a value of its declared type.
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

/** Resolves once all promises are settled and `readData` can read them. */
export const allSettled = (promises: readonly Promise<unknown>[]) =>
  Promise.all(promises.map(settle));
