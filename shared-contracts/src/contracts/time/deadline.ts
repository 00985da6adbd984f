export class DeadlineError extends Error {
  constructor(ms: number) {
    super(`No answer within ${ms} ms.`);
  }
}

export interface Deadline {
  /** Aborts with a DeadlineError. */
  signal: AbortSignal;
  /** Cancels the deadline, if it has not passed. */
  stop: () => void;
}

/**
 * Number of steps of a deadline. However long the event loop is blocked, one block costs only one
 * step.
 */
const STEPS = 10;

/**
 * Starts a deadline that counts time of the event loop instead of wall-clock time. Thus it does not
 * count times in which this process can receive no reply: while it renders another page, or while a
 * busy machine pauses it.
 * @param isExcused restarts the time while it returns true
 */
export function startDeadline(ms: number, isExcused: () => boolean = () => false): Deadline {
  const controller = new AbortController();
  let stepsLeft = STEPS;
  const timer = setInterval(() => {
    stepsLeft = isExcused() ? STEPS : stepsLeft - 1;
    if (stepsLeft > 0) return;
    stop();
    controller.abort(new DeadlineError(ms));
  }, ms / STEPS);
  const stop = () => clearInterval(timer);
  return { signal: controller.signal, stop };
}

/** Settles like the promise. If the signal aborts first, rejects with the signal's reason. */
export async function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  let giveUp = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * Settles like the promise, but rejects after a limit in time of the event loop (`startDeadline`).
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
