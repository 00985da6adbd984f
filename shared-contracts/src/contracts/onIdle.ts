/** Specification section 9: longest wait for an idle moment. */
const IDLE_LIMIT_MS = 2000;

/** Runs a callback once the browser is idle. @returns cancel */
export function onIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, IDLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(id);
}
