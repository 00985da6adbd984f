import type { Page, Request } from '@playwright/test';
import { isHydrated, waitForHydration } from '../pages/navigation';

interface Traffic {
  pending: Set<Request>;
  changedAt: number;
}

/** If a page sends no request during this time, it sends none before the next interaction. */
const QUIET_MS = 150;
const LIMIT_MS = 20_000;
/**
 * The shop starts idle work after this time at the latest. The wait has the same limit, because on
 * a busy machine, headless Chromium may not notice that it is idle until something requests a
 * frame.
 */
const IDLE_LIMIT_MS = 2000;

const trafficOf = new WeakMap<Page, Traffic>();

/** Starts tracking the requests of a page, which `waitUntilIdle` needs. */
export function trackRequests(page: Page): void {
  const traffic: Traffic = { pending: new Set(), changedAt: Date.now() };
  const end = (request: Request) => {
    traffic.pending.delete(request);
    traffic.changedAt = Date.now();
  };
  page.on('request', (request) => {
    // A new document aborts the requests of the previous one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      traffic.pending.clear();
    }
    // Ignores prefetches, because a browser that aborts its own prefetch reports no end of the
    // request.
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) return;
    traffic.pending.add(request);
    traffic.changedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  trafficOf.set(page, traffic);
}

/**
 * Waits until a hydrated page loads nothing and has finished its idle work. Unlike Playwright's
 * `networkidle`, this works again after a scroll or a press.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  const traffic = readTraffic(page);
  await page.waitForLoadState('load');
  await waitForHydration(page);
  const startedAt = Date.now();
  for (;;) {
    await page.evaluate(
      (timeout) =>
        new Promise<void>((resolve) =>
          requestIdleCallback(() => setTimeout(resolve, 50), { timeout }),
        ),
      IDLE_LIMIT_MS,
    );
    if (quietTime(traffic) >= QUIET_MS && (await isMeasured(page))) return;
    checkLimit(startedAt, traffic);
  }
}

/**
 * Waits until a page has loaded and then made no request for a time. Runs nothing in the page,
 * because asking a page whether it is idle takes processor time from it.
 * @param quietMs milliseconds
 */
export async function waitUntilQuiet(page: Page, quietMs: number): Promise<void> {
  const traffic = readTraffic(page);
  await page.waitForLoadState('load');
  const startedAt = Date.now();
  while (quietTime(traffic) < quietMs) {
    checkLimit(startedAt, traffic);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * True if a page is hydrated and has finished its idle work, which measures the parts below the
 * fold.
 */
export async function isComplete(page: Page): Promise<boolean> {
  return (await page.evaluate(isHydrated)) && (await isMeasured(page));
}

function readTraffic(page: Page): Traffic {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('The requests of this page are not tracked.');
  return traffic;
}

/** Milliseconds since the last request ended; 0 while one is pending. */
function quietTime({ pending, changedAt }: Traffic): number {
  return pending.size === 0 ? Date.now() - changedAt : 0;
}

function checkLimit(startedAt: number, { pending }: Traffic): void {
  if (Date.now() - startedAt <= LIMIT_MS) return;
  throw new Error(`Still pending: ${[...pending].map((each) => each.url()).join(', ')}`);
}

/**
 * True if each part below the fold has a measured height, or if the page has had an interaction
 * (decision 037).
 */
function isMeasured(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'html:not([data-interacted]) :is([data-below-fold="part"], [data-below-fold="item"])',
      ),
    ].every(({ style }) => style.containIntrinsicBlockSize !== ''),
  );
}
