import { createElement } from 'react';

/**
 * Names of the slow parts in the order in which they rendered. Each `answer` stands for another
 * task that ran.
 */
export const order: string[] = [];

/**
 * Renders for 10 ms, which is longer than React works without letting other tasks run. For tests.
 */
export function SlowPart({ name }: { name: string }) {
  order.push(name);
  setTimeout(() => order.push('answer'));
  const end = performance.now() + 10;
  while (performance.now() < end);
  return createElement('p', null, name);
}
