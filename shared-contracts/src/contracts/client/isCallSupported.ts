import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { getCapabilities } from '../api/capabilities';
import { CALL_MS, PAGE_MS } from '../time/timeLimits';
import { withAbortLimit } from '../time/withTimeLimit';

// A server waits for a shorter time than a browser, whose network may be slow.
const LIMIT_MS = typeof window === 'undefined' ? CALL_MS : PAGE_MS;

/**
 * True if the API supports an extension call. If the list of extensions cannot be loaded in time,
 * the call counts as supported, so that a slow API hides nothing. If the API then refuses the call,
 * the form shows the reason. An API without a list (404) supports no extensions.
 */
export async function isCallSupported({ id }: { id: string }, request?: Request): Promise<boolean> {
  try {
    const { extensions } = await withAbortLimit(LIMIT_MS, (signal) =>
      callApi(getCapabilities, { request, signal }),
    );
    return extensions.includes(id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn('What the host offers could not be loaded:', reason);
    return !(error instanceof ApiError && error.status === 404);
  }
}
