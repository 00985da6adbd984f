import { PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { runExclusive } from '../runExclusive';

/** Waits for the pending tasks with this name, but no longer than `PAGE_MS`. */
export const waitForPending = (name: string): Promise<void> =>
  withTimeLimit(
    // Ignores errors, because browsers that block storage may reject requests for locks.
    runExclusive(name, async () => undefined).catch(() => undefined),
    PAGE_MS,
    () => undefined,
  );
