import { NAVIGATION_WAIT_MS } from '../timeLimits';
import { withTimeLimit } from './withTimeLimit';

/**
 * Fetches the code of islands before a client-side navigation shows them. Pages rendered by the
 * server need none of it, and `islands` is not called for them. An island whose code cannot be fetched in time shows its placeholder.
 */
export async function preloadIslands(
  islands: () => readonly { preload: () => Promise<unknown> }[],
  waitMs = NAVIGATION_WAIT_MS,
): Promise<void> {
  if (typeof window === 'undefined') return;
  const all = Promise.allSettled(islands().map((island) => island.preload()));
  await withTimeLimit(all, waitMs, () => undefined);
}
