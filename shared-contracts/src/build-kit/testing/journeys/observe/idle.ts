import type { Page, Request } from '@playwright/test';
import { isHydrated, waitForHydration } from '../pages/navigation';

interface Traffic {
  pending: Set<Request>;
  changedAt: number;
}

/** A page without a request for so long starts none by itself. */
const QUIET_MS = 150;
const LIMIT_MS = 20_000;
/**
 * As long as the shop itself waits for an idle moment. On a busy machine Chromium without a window
 * may not see that it is idle until something asks it for a frame.
 */
const IDLE_LIMIT_MS = 2000;

const trafficOf = new WeakMap<Page, Traffic>();

/** Starts counting the requests of a page; `waitUntilIdle` needs to know them all. */
export function trackRequests(page: Page): void {
  const traffic: Traffic = { pending: new Set(), changedAt: Date.now() };
  const end = (request: Request) => {
    traffic.pending.delete(request);
    traffic.changedAt = Date.now();
  };
  page.on('request', (request) => {
    // A new document aborts the requests of the one before.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      traffic.pending.clear();
    }
    // A browser that gives up what it fetched ahead by itself reports no end of it.
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) return;
    traffic.pending.add(request);
    traffic.changedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  trafficOf.set(page, traffic);
}

/**
 * Waits until a hydrated page fetches nothing and has run what it put off until it is idle. Unlike
 * Playwright's `networkidle` it may be waited for again, after a scroll or a press.
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
 * Waits until a page has loaded and fetched nothing for a time. Nothing runs in the page for it: what
 * asks a page whether it is idle takes its processor.
 *
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

/** True once a page is hydrated and its idle work, the measuring of parts below the fold, is done. */
export async function isComplete(page: Page): Promise<boolean> {
  return (await page.evaluate(isHydrated)) && (await isMeasured(page));
}

function readTraffic(page: Page): Traffic {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('The requests of this page are not tracked.');
  return traffic;
}

/** Milliseconds for which nothing has been fetched. */
function quietTime({ pending, changedAt }: Traffic): number {
  return pending.size === 0 ? Date.now() - changedAt : 0;
}

function checkLimit(startedAt: number, { pending }: Traffic): void {
  if (Date.now() - startedAt <= LIMIT_MS) return;
  throw new Error(`Still pending: ${[...pending].map((each) => each.url()).join(', ')}`);
}

/** Each part below the fold of a page that nobody has touched has its height (decision 037). */
function isMeasured(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'html:not([data-attended]) :is([data-below-fold="part"], [data-below-fold="item"])',
      ),
    ].every(({ style }) => style.containIntrinsicBlockSize !== ''),
  );
}
