import type { Failure } from '../logFailure';
import { RemoteUnavailableError } from '../missingCode';
import { describeFailure } from './describeFailure';
import { postFailures } from './postReports';
import { type FailureReport, MOST_REPORTS } from './Report';

/** Time for which a failure waits for others, ms, because failures often come in groups. */
const WAIT_MS = 500;

const unsent = new Map<string, FailureReport>();
const known = new WeakSet<object>();
let left = MOST_REPORTS;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Empties the queue and sends its failures. Equal failures become one report. A page sends at most
 * 20 reports.
 */
export function sendReports(queue: Failure[]): void {
  for (const failure of queue.splice(0)) add(failure);
  if (unsent.size === 0 || timer) return;
  timer = setTimeout(flush, WAIT_MS);
  window.addEventListener('pagehide', flush, { once: true });
}

function add(failure: Failure): void {
  const { error } = failure;
  // Skips this error: the bus event `remote:failed` has reported it, together with the release.
  if (error instanceof RemoteUnavailableError) return;
  // Skips an error that was reported before. Several boundaries, the router and the window may
  // catch it.
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
