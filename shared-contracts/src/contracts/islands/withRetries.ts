import { ISLAND_RETRY_MS } from '../timeLimits';
import { logIslandFailure } from './IslandBoundary';

/**
 * Runs a task again after a failure: after 2, 4, 8 and so on up to 30 seconds, and as soon as the device
 * is online again.
 *
 * @param isAutomatic false where a failed task only runs again when it is called again
 * @param signal stops it
 * @returns runs the task now, unless it is running
 */
export function withRetries(
  task: () => Promise<void>,
  isAutomatic: boolean,
  signal: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = ISLAND_RETRY_MS.first;
  let isRunning = false;
  const attempt = async () => {
    if (isRunning || signal.aborted) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      await task();
    } catch (error) {
      logIslandFailure(error);
      if (isAutomatic) {
        timer = setTimeout(attempt, pause);
        pause = Math.min(2 * pause, ISLAND_RETRY_MS.longest);
        // The same listener again is no second one.
        window.addEventListener('online', attempt, { once: true, signal });
      }
    }
    isRunning = false;
  };
  return attempt;
}
