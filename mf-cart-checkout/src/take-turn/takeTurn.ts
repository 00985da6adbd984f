const lines = new Map<string, Promise<unknown>>();

/**
 * Runs the tasks of one name one after another. Two taps that each made a cart of their own would
 * leave one of them lost; where the browser has Web Locks, this holds for its other tabs too.
 */
export function takeTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Missing on plain http and in browsers before 2022.
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(name, task);
  }
  const previous = lines.get(name) ?? Promise.resolve();
  const turn = previous.then(task);
  lines.set(
    name,
    // Whoever is next does not mind how this one ends.
    turn.catch(() => undefined),
  );
  return turn;
}
