import { PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { runExclusive } from '../runExclusive';

/** Waits for the pending tasks of a name, for at most `CHANGES_WAIT_MS`. */
export const waitForPending = (name: string): Promise<void> =>
  withTimeLimit(
    // Browsers that block storage may have no locks.
    runExclusive(name, async () => undefined).catch(() => undefined),
    PAGE_MS,
    () => undefined,
  );
