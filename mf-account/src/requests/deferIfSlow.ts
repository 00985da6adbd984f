import { ApiError } from '@marketplace/contracts/api/client';

/** Data of one region of a page, loaded or deferred; `undefined` when it could not be loaded. */
export type Deferrable<Value> = Value | undefined | Promise<Value | undefined>;

/** Longer than a good reply takes, shorter than a shopper notices, ms. */
const INLINE_WAIT_MS = 400;

/**
 * Waits briefly for the data of a region, so that most pages are complete at once, and defers slower
 * data to the region, so that a slow host delays no page. A failure is only logged (specification
 * section 8) and resolves to `undefined`; a 401 is thrown, for it concerns the whole page.
 *
 * @param what name of the data, for the log
 * @returns in an object, as a promise cannot be the value of a promise
 */
export async function deferIfSlow<Value>(
  what: string,
  loading: Promise<Value>,
): Promise<{ data: Deferrable<Value> }> {
  const settled = loading.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    console.warn(`${what} could not be loaded:`, error instanceof Error ? error.message : error);
    return undefined;
  });
  // An unhandled rejection, before the region awaits it, would end the server's process.
  settled.catch(() => undefined);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const deferred = new Promise<{ data: Deferrable<Value> }>((resolve) => {
    timer = setTimeout(() => resolve({ data: settled }), INLINE_WAIT_MS);
  });
  try {
    return await Promise.race([settled.then((data) => ({ data })), deferred]);
  } finally {
    clearTimeout(timer);
  }
}
