/** Ends the current task, so that the browser can paint or handle input before the rest runs. */
export function yieldToBrowser(): Promise<void> {
  // After `scheduler.yield`, the rest runs before other tasks. Safari lacks `scheduler.yield`, so
  // there the rest runs after all waiting tasks.
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
