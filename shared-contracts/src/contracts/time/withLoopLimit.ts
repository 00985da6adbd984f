import { startDeadline, untilAborted } from './deadline';

/**
 * Settles like the promise, or rejects at a deadline in time of the event loop.
 *
 * @param isExcused starts the time again while it is true
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
