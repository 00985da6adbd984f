/** Parts of a limit: a block of the event loop costs one of them, however long it is. */
const STEPS = 10;

export class LoopLimitError extends Error {}

/**
 * Like `withTimeLimit`, in time of the event loop: while another page is rendered, or a busy machine lets
 * this process wait, what is awaited had no chance to come.
 *
 * @param isExcused begins the limit anew while it is true
 * @throws LoopLimitError after the limit
 */
export async function withLoopLimit<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  isExcused: () => boolean = () => false,
): Promise<Value> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let stepsLeft = STEPS;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      stepsLeft = isExcused() ? STEPS : stepsLeft - 1;
      if (stepsLeft === 0) reject(new LoopLimitError(`No answer within ${milliseconds} ms.`));
    }, milliseconds / STEPS);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearInterval(timer);
  }
}
