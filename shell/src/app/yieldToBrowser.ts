/** Ends the current task, so that the browser can paint or handle input before the rest runs. */
export function yieldToBrowser(): Promise<void> {
  // Safari lacks `scheduler.yield`, which continues at the front of the task queue; the timeout
  // continues at its end.
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
