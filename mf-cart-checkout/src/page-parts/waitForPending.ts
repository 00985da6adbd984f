import { withTimeLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { CHANGES_WAIT_MS } from '@marketplace/contracts/timeLimits';
import { runExclusive } from '../runExclusive';

/** Settles once the changes of one name that are under way have ended, or are not waited for any longer. */
export const waitForPending = (name: string): Promise<void> =>
  withTimeLimit(
    // Some browsers that block storage have no locks.
    runExclusive(name, async () => undefined).catch(() => undefined),
    CHANGES_WAIT_MS,
    () => undefined,
  );
