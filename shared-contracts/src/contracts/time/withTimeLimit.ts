/**
 * Settles like the promise. After the time limit, it resolves to the result of `atLimit` instead.
 * By default, `atLimit` throws an Error.
 */
export async function withTimeLimit<Value, Late = never>(
  promise: Promise<Value>,
  milliseconds: number,
  atLimit: () => Late = () => {
    throw new Error(`No answer within ${milliseconds} ms.`);
  },
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([promise, limit.then(atLimit)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a task with a signal that aborts at the time limit. */
export async function withAbortLimit<Value>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`No answer within ${milliseconds} ms.`)),
    milliseconds,
  );
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
