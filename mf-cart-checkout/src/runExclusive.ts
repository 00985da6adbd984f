import { withTimeLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { CHANGES_WAIT_MS } from '@marketplace/contracts/timeLimits';

const queues = new Map<string, Promise<unknown>>();

/**
 * Mutual exclusion: runs the tasks of one name one after another. Two taps that each created a cart
 * would lose one of them. Holds across tabs where the browser has Web Locks.
 */
export function runExclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Missing on plain http and in browsers before 2022.
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(name, task);
  }
  const previous = queues.get(name) ?? Promise.resolve();
  const run = previous.then(task);
  queues.set(
    name,
    // The next task runs after a failed one too.
    run.catch(() => undefined),
  );
  return run;
}

/** Settles once the changes of one name that are under way have ended, or are not waited for any longer. */
export const changesUnderWay = (name: string): Promise<void> =>
  withTimeLimit(
    // Some browsers that block storage have no locks.
    runExclusive(name, async () => undefined).catch(() => undefined),
    CHANGES_WAIT_MS,
    () => undefined,
  );
