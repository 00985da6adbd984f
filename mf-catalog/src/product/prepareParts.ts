import { LateCrumbs } from './LateCrumbs';
import { LateDescription } from './LateDescription';
import { LateFacts } from './LateFacts';
import { LateSeller } from './LateSeller';

/** As long as this a navigation waits for the code; then the page keeps room for what is missing. */
const LIMIT_MS = 800;

/**
 * Fetches the code of the parts near the top, so that a product that is reached by a link inside
 * the shop is whole when it shows. The server, and what it sent, need none of it.
 */
export async function prepareParts(): Promise<void> {
  if (typeof window === 'undefined') return;
  const parts = [LateCrumbs, LateDescription, LateFacts, LateSeller];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS);
  });
  // A part that cannot be fetched asks again when somebody turns to it.
  const all = Promise.allSettled(parts.map((part) => part.prepare()));
  await Promise.race([all, limit]);
  clearTimeout(timer);
}
