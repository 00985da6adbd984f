import type { Page, Request } from '@playwright/test';
import { waitForHydration } from '../pages/navigation';

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
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('The requests of this page are not tracked.');
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
    const isQuiet = traffic.pending.size === 0 && Date.now() - traffic.changedAt >= QUIET_MS;
    if (isQuiet && (await isMeasured(page))) return;
    if (Date.now() - startedAt > LIMIT_MS) {
      throw new Error(
        `Still pending: ${[...traffic.pending].map((each) => each.url()).join(', ')}`,
      );
    }
  }
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
