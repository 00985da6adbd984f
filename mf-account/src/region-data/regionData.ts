import { ApiError } from '@marketplace/contracts/api/client';

/** The data of one region of a page, now or later; `undefined` when it could not be loaded. */
export type RegionData<Value> = Value | undefined | Promise<Value | undefined>;

/** Longer than a good reply takes, shorter than a shopper notices, ms. */
const MOMENT_MS = 400;

/**
 * Waits a moment for what a region shows, so that most pages are whole at once, and otherwise leaves
 * the waiting to the region: a slow host holds no page up. A failure is only logged (specification
 * section 8) and leaves `undefined`; a refused token is thrown, for it concerns the whole page.
 *
 * @param what it is, for the log
 * @returns in an object, as a promise cannot be the value of a promise
 */
export async function regionData<Value>(
  what: string,
  loading: Promise<Value>,
): Promise<{ data: RegionData<Value> }> {
  const settled = loading.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    console.warn(`${what} could not be loaded:`, error instanceof Error ? error.message : error);
    return undefined;
  });
  // Before its region waits for it, a rejection would be nobody's, and end the server's process.
  settled.catch(() => undefined);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const moment = new Promise<{ data: RegionData<Value> }>((resolve) => {
    timer = setTimeout(() => resolve({ data: settled }), MOMENT_MS);
  });
  try {
    return await Promise.race([settled.then((data) => ({ data })), moment]);
  } finally {
    clearTimeout(timer);
  }
}
