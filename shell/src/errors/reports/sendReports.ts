import type { Failure } from '../logFailure';
import { RemoteUnavailableError } from '../missingCode';
import { describeFailure } from './describeFailure';
import { postFailures } from './postReports';
import { type FailureReport, MOST_REPORTS } from './Report';

/** Failures come in groups: one that is alone may wait for the others for so long, ms. */
const WAIT_MS = 500;

const unsent = new Map<string, FailureReport>();
const known = new WeakSet<object>();
let left = MOST_REPORTS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes all failures of the queue, and sends what they come to: alike as one, at most 20 of a page. */
export function sendReports(queue: Failure[]): void {
  for (const failure of queue.splice(0)) add(failure);
  if (unsent.size === 0 || timer) return;
  timer = setTimeout(flush, WAIT_MS);
  window.addEventListener('pagehide', flush, { once: true });
}

function add(failure: Failure): void {
  const { error } = failure;
  // Told by the bus (`remote:failed`), which knows its release.
  if (error instanceof RemoteUnavailableError) return;
  // The same error passes through boundaries, the router and the window.
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return;
    known.add(error);
  }
  const described = describeFailure(failure);
  const key = JSON.stringify(described);
  const alike = unsent.get(key);
  if (alike) alike.count += 1;
  else if (left > 0) {
    left -= 1;
    unsent.set(key, { ...described, count: 1 });
  }
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  window.removeEventListener('pagehide', flush);
  postFailures([...unsent.values()]);
  unsent.clear();
}
