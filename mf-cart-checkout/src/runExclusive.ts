const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the tasks with the same name serially (mutual exclusion). Otherwise two quick taps could
 * each create a cart, and one cart would be lost. Also excludes tasks of other tabs if the browser
 * has Web Locks.
 */
export function runExclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Web Locks do not exist over plain http and in browsers older than 2022.
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(name, task);
  }
  const previous = queues.get(name) ?? Promise.resolve();
  const run = previous.then(task);
  queues.set(
    name,
    // The next task runs even if this task fails.
    run.catch(() => undefined),
  );
  return run;
}
