import { fulfilled } from '@marketplace/contracts/islands';
import { afterPaint } from '../afterPaint';
import { NAVIGATION_WAIT_MS } from '../timeLimits';
import { withTimeLimit } from './withTimeLimit';

/** A part of a page: loaded, still loading, or `undefined` after a failure. */
export type Deferrable<Value> = Value | Promise<Value> | undefined;

interface LoadPartOptions {
  /** Longest wait in the browser, ms. */
  waitMs?: number;
  /** True for failures that concern the whole page: they are thrown. */
  isFatal?: (error: unknown) => boolean;
}

/**
 * Waits for a part of a page up to a time limit, then leaves it to the `Part` that shows it, so that a
 * slow host delays no page. A failure is logged and costs the part only (specification section 8). On
 * the server a call ends by itself at about that limit, and its page is sent whole.
 *
 * @param what name of the part, for the log
 * @returns the part inside an object, because a bare promise would be awaited; loader data may hold
 * promises at its top level only
 */
export async function loadPart<Value>(
  what: string,
  loading: Promise<Value>,
  { waitMs = NAVIGATION_WAIT_MS, isFatal }: LoadPartOptions = {},
): Promise<{ part: Deferrable<Value> }> {
  const loaded = optionalPart(what, loading, isFatal).then((part) => ({ part }));
  if (typeof window === 'undefined') return loaded;
  return withTimeLimit(loaded, waitMs, () => ({ part: loading }));
}

/**
 * A part that its page does not wait for. In the browser it is asked for once the page is painted: on a slow
 * phone each call delays that by 20 ms. A failure is logged and left for the `Part` that shows it; until one
 * does, an unhandled rejection would end the server's process.
 */
export function deferPart<Value>(what: string, load: () => Promise<Value>): Promise<Value> {
  const isInBrowser = typeof window !== 'undefined';
  const loading = isInBrowser ? new Promise<void>(afterPaint).then(load) : load();
  loading.catch((error: unknown) => logFailedPart(what, error));
  return loading;
}

/**
 * A part of a page that no code of the browser changes (`StaticPart`): its markup comes with the page,
 * and its value is not sent. After a navigation in the browser it is a part like any other.
 *
 * @returns for the loader's data, at its top level
 */
export function staticPart<Value>(part: Promise<Value>): Promise<Value>;
export function staticPart<Value>(part: Deferrable<Value>): Deferrable<Value>;
export function staticPart<Value>(part: Deferrable<Value>): Deferrable<Value> {
  if (typeof window !== 'undefined' || part === undefined) return part;
  // Read by the shell, which writes the loader's data.
  return Object.assign(part instanceof Promise ? part : fulfilled(part), { isStatic: true });
}

/** True for a value that the server has kept to itself. */
export const isOmitted = (part: unknown): part is Promise<never> =>
  part instanceof Promise && 'isOmitted' in part;

/** True for an omitted value whose markup is gone as well (`StaticPart`): no loader hands it on again. */
export const isMissing = (part: object): boolean => 'isMissing' in part;

/** A part that its page can do without: a failure is logged and becomes `undefined`. */
export async function optionalPart<Value>(
  what: string,
  loading: Promise<Value>,
  isFatal?: (error: unknown) => boolean,
): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (isFatal?.(error)) throw error;
    logFailedPart(what, error);
    return undefined;
  }
}

/** @param what quoted in the log, and never what a visitor has asked for */
export function logFailedPart(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : error;
  console.warn(`${JSON.stringify(what)} could not be loaded:`, reason);
}
