import { afterPaint } from '../time/afterPaint';
import { CALL_MS } from '../time/timeLimits';
import { withLoopLimit } from '../time/withLoopLimit';
import { withTimeLimit } from '../time/withTimeLimit';
import { fulfilled } from './readData';

/** Data of a region: loaded, still loading, or `undefined` after a failure. */
export type Deferrable<Value> = Value | Promise<Value> | undefined;

const isServer = typeof window === 'undefined';

/**
 * On the server, a page is sent without late data. The call itself continues, because its reply
 * fills the caches.
 */
const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  isServer ? withLoopLimit(loading, CALL_MS) : loading;

/**
 * Loader data that its page does not wait for. In a browser it is requested after the page is
 * painted, because on a slow phone each call would delay the paint by 20 ms. A failure is logged,
 * and the `Region` that has the data shows it.
 * @param what name of the data, for the log
 * @returns a promise; it must be at the top level of the loader's data, because nested promises are
 * not streamed
 */
export function deferred<Value>(what: string, load: () => Promise<Value>): Promise<Value> {
  const loading = isServer ? inTime(load()) : new Promise<void>(afterPaint).then(load);
  // Otherwise a rejection before a region reads the data would end the server's process.
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
 * @returns the data; with `waitMs` it is inside an object, because a bare promise would be awaited
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
 * Data of a `Region` with `when="never"`, which no code in the browser changes: the page contains
 * its markup but not its value. Only after a navigation does the browser load the value.
 * @returns data for the top level of the loader's data
 */
export function markupOnly<Value>(data: Promise<Value>): Promise<Value>;
export function markupOnly<Value>(data: Deferrable<Value>): Deferrable<Value>;
export function markupOnly<Value>(data: Deferrable<Value>): Deferrable<Value> {
  if (!isServer || data === undefined) return data;
  // The shell looks for this flag when it serialises the loader's data.
  return Object.assign(data instanceof Promise ? data : fulfilled(data), { isStatic: true });
}

/** Stands for a value that the server did not send. */
interface OmittedData extends Promise<never> {
  isOmitted: true;
  /** Rejects the promise, if the markup is gone as well. */
  fail: () => void;
}

export const isOmitted = (data: unknown): data is OmittedData =>
  data instanceof Promise && 'isOmitted' in data;

/** @param what name of the data, which is logged and must not contain a visitor's input */
export function logMissing(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : error;
  console.warn(`${JSON.stringify(what)} could not be loaded:`, reason);
}
