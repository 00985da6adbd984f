import { optionalData } from '../optional-data/optionalData';
import type { Soon } from './Soon';

/** As long as this a navigation waits for what is near the top; then frames are shown instead. */
const LIMIT_MS = 800;

/**
 * Waits a little for a part of the page. What takes longer becomes a promise, so that a slow call
 * holds nobody up. On the server a call gives up by itself, in the same time.
 *
 * @returns the part inside an object, because a promise that is returned bare would be awaited
 */
export async function loadSoon<Value>(
  what: string,
  loading: Promise<Value>,
): Promise<{ part: Soon<Value> }> {
  const loaded = optionalData(what, loading);
  if (typeof window === 'undefined') return { part: await loaded };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), LIMIT_MS);
  });
  const first = await Promise.race([loaded, late]);
  clearTimeout(timer);
  return { part: first === 'late' ? loading : first };
}
