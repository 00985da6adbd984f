export class DeadlineError extends Error {
  constructor(ms: number) {
    super(`No answer within ${ms} ms.`);
  }
}

export interface Deadline {
  /** Aborts with a DeadlineError. */
  signal: AbortSignal;
  /** Takes it back, if it is not over yet. */
  stop: () => void;
}

/** Steps of a deadline: a block of the event loop costs one of them, however long it is. */
const STEPS = 10;

/**
 * A deadline in time of the event loop: while another page is rendered, or a busy machine lets this process
 * wait, what is awaited had no chance to come.
 *
 * @param isExcused starts its time again while it is true
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

/** Settles like the promise, or rejects with the signal's reason once that aborts. */
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
