import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { ApiError, callApi } from '@marketplace/contracts/api/client';

/** Longest that a page waits for the capabilities, ms. */
const TIME_LIMIT_MS = 4000;

/**
 * True when the host supports an extension call. Without an answer in time the call counts as
 * supported, so that a slow host hides nothing; a form it then refuses shows the reason. A host without
 * the list of capabilities supports none.
 */
export async function isCallSupported({ id }: { id: string }, request: Request): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('It took too long.')), TIME_LIMIT_MS);
  try {
    const { extensions } = await callApi(getCapabilities, { request, signal: controller.signal });
    return extensions.includes(id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn('What the host offers could not be loaded:', reason);
    return !(error instanceof ApiError && error.status === 404);
  } finally {
    clearTimeout(timer);
  }
}
