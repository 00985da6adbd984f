/** Pauses between automatic attempts, in ms. Each failure doubles the pause, up to `longest`. */
const PAUSE_MS = { first: 2000, longest: 30_000 };

interface Retries {
  /**
   * True if a failed task runs again automatically. Otherwise it runs again only when the returned
   * function is called.
   */
  isAutomatic: boolean;
  onFailure: (error: unknown) => void;
  /** Ends the retries when the signal aborts. */
  signal: AbortSignal;
}

/**
 * Wraps a task. If `isAutomatic` is true, the task runs again after each failure: after 2, 4, 8
 * seconds and so on, at most 30 seconds, and as soon as the device is online again.
 * @returns a function that runs the task immediately, unless it is already running or the signal
 * has aborted
 */
export function withRetries(
  task: () => Promise<void>,
  { isAutomatic, onFailure, signal }: Retries,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = PAUSE_MS.first;
  let isRunning = false;
  const attempt = async () => {
    if (isRunning || signal.aborted) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      await task();
    } catch (error) {
      onFailure(error);
      if (isAutomatic) {
        timer = setTimeout(attempt, pause);
        pause = Math.min(2 * pause, PAUSE_MS.longest);
        // Adding the same listener twice has no effect.
        window.addEventListener('online', attempt, { once: true, signal });
      }
    }
    isRunning = false;
  };
  return attempt;
}
