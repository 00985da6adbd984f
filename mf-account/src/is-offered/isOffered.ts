import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { ApiError, callApi } from '@marketplace/contracts/api/client';

/** No page waits longer to learn what else it could do, ms. */
const PATIENCE_MS = 4000;

/**
 * Whether the host has an extension call. Where it cannot tell in time, it is taken to have it: what
 * was there a moment ago stays, and a form that is refused says so. A host without a list has none.
 */
export async function isOffered({ id }: { id: string }, request: Request): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('It took too long.')), PATIENCE_MS);
  try {
    const { extensions } = await callApi(getCapabilities, { request, signal: patience.signal });
    return extensions.includes(id);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    console.warn('What the host offers could not be loaded:', why);
    return !(error instanceof ApiError && error.status === 404);
  } finally {
    clearTimeout(timer);
  }
}
