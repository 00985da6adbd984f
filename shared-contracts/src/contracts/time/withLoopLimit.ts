import { startDeadline, untilAborted } from './deadline';

/**
 * Settles like the promise. After a limit in time of the event loop (`startDeadline`), rejects.
 * @param isExcused restarts the time while it returns true
 * @throws DeadlineError after the limit
 */
export async function withLoopLimit<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  isExcused?: () => boolean,
): Promise<Value> {
  const deadline = startDeadline(milliseconds, isExcused);
  try {
    return await untilAborted(promise, deadline.signal);
  } finally {
    deadline.stop();
  }
}
