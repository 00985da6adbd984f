const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the tasks of one name serially (mutual exclusion). Without it, two taps could each create a
 * cart, and one cart would be lost. Works across tabs if the browser has Web Locks.
 */
export function runExclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Missing on plain http and in browsers before 2022.
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(name, task);
  }
  const previous = queues.get(name) ?? Promise.resolve();
  const run = previous.then(task);
  queues.set(
    name,
    // The next task runs even if this one fails.
    run.catch(() => undefined),
  );
  return run;
}
