import { afterPaint } from '../time/afterPaint';
import { CALL_MS } from '../time/timeLimits';
import { withLoopLimit } from '../time/withLoopLimit';
import { withTimeLimit } from '../time/withTimeLimit';
import { fulfilled } from './readData';

/** Data of a region: loaded, still loading, or `undefined` after a failure. */
export type Deferrable<Value> = Value | Promise<Value> | undefined;

const isServer = typeof window === 'undefined';

/** On the server a page goes without what is not there in time; the call itself goes on, for the caches. */
const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  isServer ? withLoopLimit(loading, CALL_MS) : loading;

/**
 * Loader data that its page does not wait for. In the browser it is asked for once the page is painted: on a
 * slow phone each call delays that by 20 ms. A failure is logged and left to the `Region` that shows it.
 *
 * @param what its name, for the log
 * @returns for the loader's data, at its top level: only there may a promise stand
 */
export function deferred<Value>(what: string, load: () => Promise<Value>): Promise<Value> {
  const loading = isServer ? inTime(load()) : new Promise<void>(afterPaint).then(load);
  // Until a region shows it, an unhandled rejection would end the server's process.
  loading.catch((error: unknown) => logMissing(what, error));
  return loading;
}

interface OptionalOptions {
  /** True for failures that concern the whole page: they are thrown. */
  isFatal?: (error: unknown) => boolean;
}

interface WaitOptions extends OptionalOptions {
  /** Longest wait in the browser, ms: then the data is left to the `Region` that shows it. */
  waitMs: number;
}

/**
 * Loader data that its page can do without: a failure is logged and becomes `undefined`.
 *
 * @param what its name, for the log
 * @returns with a longest wait the data inside an object, because a bare promise would be awaited
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
 * Data of a `Region` that no code of the browser changes (`when="never"`): its markup comes with the page, and
 * its value is not sent. After a navigation in the browser it is data like any other.
 *
 * @returns for the loader's data, at its top level
 */
export function markupOnly<Value>(data: Promise<Value>): Promise<Value>;
export function markupOnly<Value>(data: Deferrable<Value>): Deferrable<Value>;
export function markupOnly<Value>(data: Deferrable<Value>): Deferrable<Value> {
  if (!isServer || data === undefined) return data;
  // Read by the shell, which writes the loader's data.
  return Object.assign(data instanceof Promise ? data : fulfilled(data), { isStatic: true });
}

/** Stands for a value that the server has not sent. */
interface OmittedData extends Promise<never> {
  isOmitted: true;
  /** Rejects it: its markup is gone as well. */
  fail: () => void;
}

export const isOmitted = (data: unknown): data is OmittedData =>
  data instanceof Promise && 'isOmitted' in data;

/** @param what quoted in the log, and never what a visitor has asked for */
export function logMissing(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : error;
  console.warn(`${JSON.stringify(what)} could not be loaded:`, reason);
}
