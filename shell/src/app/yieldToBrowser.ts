/** Ends the current task, so that the browser can paint or handle input before the rest runs. */
export function yieldToBrowser(): Promise<void> {
  // `scheduler.yield` continues at the front of the task queue. Safari lacks it, and a timeout
  // continues at the end.
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
