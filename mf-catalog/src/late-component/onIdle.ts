/** Specification section 9: what may come later waits no longer than this for an idle moment. */
const IDLE_LIMIT_MS = 2000;

/** Runs once the browser has nothing better to do. @returns how to call it off */
export function onIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, IDLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(id);
}
