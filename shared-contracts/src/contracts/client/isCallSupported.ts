import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { getCapabilities } from '../api/capabilities';
import { CALL_MS, PAGE_MS } from '../time/timeLimits';
import { withAbortLimit } from '../time/withTimeLimit';

// A page on the server goes without sooner than a visitor with a slow network.
const LIMIT_MS = typeof window === 'undefined' ? CALL_MS : PAGE_MS;

/**
 * True if the host supports an extension call. If the capabilities do not come in time, the call
 * counts as supported, so that a slow host hides nothing; a form that it then refuses shows the
 * reason. A host without a list of capabilities supports no extension.
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
