const queues = new Map<string, Promise<unknown>>();

/**
 * Mutual exclusion: runs the tasks of one name one after another. Two taps that each created a cart
 * would lose one of them. Holds across tabs where the browser has Web Locks.
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
    // The next task runs after a failed one too.
    run.catch(() => undefined),
  );
  return run;
}
