/** Ends the running task: the browser may paint, or answer a touch, before the rest runs. */
export function yieldToBrowser(): Promise<void> {
  // Not in Safari; what it has instead of a place at the front of the queue is a place in it.
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
