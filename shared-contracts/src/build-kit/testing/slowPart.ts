import { createElement } from 'react';

/**
 * Names of the slow parts in the order in which they rendered. Each entry `answer` means that
 * another task ran at that time.
 */
export const order: string[] = [];

/**
 * For tests. Renders for 10 ms, which is longer than React works before it lets other tasks run.
 */
export function SlowPart({ name }: { name: string }) {
  order.push(name);
  setTimeout(() => order.push('answer'));
  const end = performance.now() + 10;
  while (performance.now() < end);
  return createElement('p', null, name);
}
