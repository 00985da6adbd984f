import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { startProxy } from '@marketplace/contracts/testing/journeys/stack/startProxy';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';

// The browser logs an error for the truncated document.
test.use({ allowsConsoleProblems: true });

/**
 * Delay of the reviews, ms. It is longer than the server waits for regions before it sends the page
 * without them.
 */
const SLOW_MS = 2000;
/**
 * Time until the connection is closed, ms. It is long enough for the browser to parse the first
 * part, but too short for the server to send the late regions.
 */
const CUT_MS = 100;

/** Starts a proxy that closes the connection of a page before its late regions arrive. */
const startCuttingProxy = (target: string) =>
  startProxy(target, ({ incoming, reply, pass }) => {
    const isPage = String(incoming.headers.accept).includes('text/html');
    pass(
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isPage) return answer.pipe(reply);
        let seen = '';
        answer.on('data', (chunk) => {
          const isReady = seen.includes('__failLate(');
          seen += chunk;
          reply.write(chunk);
          if (!isReady && seen.includes('__failLate(')) setTimeout(() => reply.destroy(), CUT_MS);
        });
        answer.on('end', () => reply.end());
      },
      isPage ? { 'accept-encoding': 'identity' } : {},
    );
  });

test('a truncated page says which regions are missing, and loads them when the visitor presses Retry', {
  tag: '@full',
}, async ({ page, faultyShop }) => {
  const shop = await startCuttingProxy(faultyShop.origin);
  try {
    faultyShop.breakCalls('/product/review?', { delayMs: SLOW_MS });
    await page.goto(`${shop.origin}/product/boal`, { waitUntil: 'commit' });
    await waitForHydration(page);
    const reviews = main(page).getByRole('region', { name: 'Reviews', exact: true });
    await reviews.scrollIntoViewIfNeeded();
    const failure = reviews.getByText('The reviews could not be loaded');
    await expect(failure, 'they may still come').toBeHidden();
    await expect(failure).toBeVisible({ timeout: 2 * DOCUMENT_MS });
    faultyShop.heal();
    await reviews.getByRole('button', { name: 'Retry' }).click();
    await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await shop.stop();
  }
});
