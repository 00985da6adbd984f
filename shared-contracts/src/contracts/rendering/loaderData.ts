import { data } from '@marketplace/contracts/router';
import { afterPaint } from '../time/afterPaint';
import { withLoopLimit } from '../time/deadline';
import { CALL_MS, DOCUMENT_MS } from '../time/timeLimits';
import { withTimeLimit } from '../time/withTimeLimit';

/** The main data of a page: its value, the pending call, or neither after a failure. */
type Critical<Value> = { value: Value } | { value?: undefined; pending?: Promise<unknown> };

/** Data of a region: loaded, still loading, or `undefined` after a failure. */
export type Deferrable<Value> = Value | Promise<Value> | undefined;

const isServer = typeof window === 'undefined';

const lateCalls = new Map<string, Promise<Critical<unknown>>>();

/**
 * Loads the main data of a page, on which its status and title depend. In a browser, a slow call is
 * returned as `pending`. The page is then shown without the data, and revalidates once the call has
 * settled. A call of `critical` with the same key then returns the result immediately. On the
 * server, the call may take until the page's deadline.
 * @param key name of the data, followed by all parameters of the call. The name is one word; only
 * the name is logged
 * @param load resolves to `undefined` if the data does not exist
 * @throws a 404 if the data does not exist; a failed call throws nothing
 */
export async function critical<Value>(
  key: string,
  load: () => Promise<Value | undefined>,
): Promise<Critical<Value>> {
  const loaded = isServer ? await settle(key, load()) : await call(key, load);
  if (!('value' in loaded)) return loaded;
  const { value } = loaded;
  if (value === undefined) throw data(null, { status: 404 });
  return { value };
}

async function call<Value>(key: string, load: () => Promise<Value>): Promise<Critical<Value>> {
  // The cast is safe: calls with the same key have results of the same type.
  const known = lateCalls.get(key) as Promise<Critical<Value>> | undefined;
  const calling = known ?? settle(key, load());
  lateCalls.set(key, calling);
  const forget = () => {
    if (lateCalls.get(key) === calling) lateCalls.delete(key);
  };
  const loaded = await withTimeLimit(calling, CALL_MS, () => undefined);
  if (loaded) {
    forget();
    return loaded;
  }
  void calling.then(() => setTimeout(forget, DOCUMENT_MS));
  return { pending: calling };
}

async function settle<Value>(key: string, loading: Promise<Value>): Promise<Critical<Value>> {
  try {
    return { value: await loading };
  } catch (error) {
    const [what = ''] = key.split(/\W/);
    logMissing(what, error);
    return {};
  }
}

/**
 * Waits for data. On the server it rejects at the time limit of a call, so that the page is sent
 * without late data. The call itself continues, because its reply fills the caches.
 */
const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  isServer ? withLoopLimit(loading, CALL_MS) : loading;

/**
 * Loader data that its page does not wait for. In a browser it is requested after the page is
 * painted, because on a slow phone each call would delay the paint by 20 ms. A failure is logged,
 * and the `Region` with the data shows the failure.
 * @param what name of the data, for the log
 * @returns a promise; it must be at the top level of the loader's data, because nested promises are
 * not streamed
 */
export function deferred<Value>(what: string, load: () => Promise<Value>): Promise<Value> {
  const loading = isServer ? inTime(load()) : new Promise<void>(afterPaint).then(load);
  // Handles a rejection that comes before a region reads the data. Unhandled, it would end the
  // server's process.
  loading.catch((error: unknown) => logMissing(what, error));
  return loading;
}

interface OptionalOptions {
  /** @returns true for a failure that concerns the whole page, and is therefore thrown */
  isFatal?: (error: unknown) => boolean;
}

interface WaitOptions extends OptionalOptions {
  /** Longest wait in the browser, in ms; after it, the `Region` that shows the data waits. */
  waitMs: number;
}

/**
 * Loader data that its page can do without: a failure is logged and becomes `undefined`.
 * @param what name of the data, for the log
 * @returns the data; with `waitMs` it is inside an object, because a bare promise would be awaited.
 * In a browser, the object contains a promise if the data has not arrived after `waitMs`
 * @throws a failure for which `isFatal` returns true
 */
export function optional<Value>(
  what: string,
  loading: Promise<Value>,
  options: WaitOptions,
): Promise<{ data: Deferrable<Value> }>;
export function optional<Value>(
  what: string,
  loading: Promise<Value>,
  options?: OptionalOptions,
): Promise<Value | undefined>;
export async function optional<Value>(
  what: string,
  loading: Promise<Value>,
  { waitMs, isFatal }: Partial<WaitOptions> = {},
): Promise<{ data: Deferrable<Value> } | Value | undefined> {
  const loaded = orNothing(what, loading, isFatal);
  if (waitMs === undefined) return loaded;
  const data = loaded.then((value) => ({ data: value }));
  return isServer ? data : withTimeLimit(data, waitMs, () => ({ data: loading }));
}

async function orNothing<Value>(
  what: string,
  loading: Promise<Value>,
  isFatal?: (error: unknown) => boolean,
): Promise<Value | undefined> {
  try {
    return await inTime(loading);
  } catch (error) {
    if (isFatal?.(error)) throw error;
    logMissing(what, error);
    return undefined;
  }
}

/**
 * Marks data for a `Region` with `when="never"`. The page contains the markup of the data but not
 * its value, because no code in the browser changes the markup. The browser loads the value only
 * after a navigation.
 * @returns data for the top level of the loader's data; in a browser, the given data unchanged
 */
export function markupOnly<Value>(data: Promise<Value>): Promise<Value>;
export function markupOnly<Value>(data: Deferrable<Value>): Deferrable<Value>;
export function markupOnly<Value>(data: Deferrable<Value>): Deferrable<Value> {
  if (!isServer || data === undefined) return data;
  // The shell looks for this flag when it serialises the loader's data.
  return Object.assign(data instanceof Promise ? data : fulfilled(data), { isStatic: true });
}

/** Placeholder for a value that the server did not send. */
interface OmittedData extends Promise<never> {
  isOmitted: true;
  /** Rejects the promise. Called if React has also discarded the server's markup. */
  fail: () => void;
}

export const isOmitted = (data: unknown): data is OmittedData =>
  data instanceof Promise && 'isOmitted' in data;

/** @param what name of the data, which is logged and must not contain a visitor's input */
export function logMissing(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : error;
  console.warn(`${JSON.stringify(what)} could not be loaded:`, reason);
}

/** The settled result of a promise. A failure is a value here, so that components can render it. */
type Outcome<Value> = { value: Value } | { failure: true };

/**
 * A promise with the fields that React's `use` sets. Once they are set, a component reads the
 * result without suspending. It then handles the first press even while it hydrates.
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
 * instead of calling `use`, because `use` throws failures. Also, in a test, a component that
 * suspends with `use` resumes only if the test awaits `act`.
 */
export function readData<Value>(promise: TrackedPromise<Value>): Outcome<Value> {
  // The cast is safe: a fulfilled promise has a value of its declared type.
  if (promise.status === 'fulfilled') return { value: promise.value as Value };
  if (promise.status === 'rejected') return { failure: true };
  throw track(promise);
}

function track<Value>(promise: TrackedPromise<Value>): Promise<void> {
  promise.settling ??= promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    () => void Object.assign(promise, { status: 'rejected' }),
  );
  return promise.settling;
}

/** Resolves once all promises are settled and `readData` can read them. */
export const allSettled = (promises: readonly Promise<unknown>[]) =>
  Promise.all(promises.map(track));
