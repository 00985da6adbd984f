import { createElement } from 'react';

/** Events in their order: names of the slow parts that were rendered, and `answer` where a task could run. */
export const order: string[] = [];

/** For tests: renders for 10 ms, longer than React keeps the browser from anything else. */
export function SlowPart({ name }: { name: string }) {
  order.push(name);
  setTimeout(() => order.push('answer'));
  const end = performance.now() + 10;
  while (performance.now() < end);
  return createElement('p', null, name);
}
