import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** True until the tab loads another document. */
    isSameDocument?: boolean;
  }
}

const cards = (page: Page) =>
  page.getByRole('main').locator('article a[href^="/product/"]').filter({ visible: true });

/**
 * Taps a card.
 * @returns true if the tab still has the same document when the product is shown
 */
async function tapCard(page: Page, place: number): Promise<boolean> {
  const card = cards(page).nth(place);
  const path = await card.getAttribute('href');
  await page.evaluate(() => {
    window.isSameDocument = true;
  });
  await card.tap();
  await page.waitForURL(`**${path}`);
  await expect(
    page.getByRole('main').getByRole('radio').or(page.getByLabel('Quantity')).first(),
  ).toBeVisible();
  await waitUntilIdle(page);
  return page.evaluate(() => window.isSameDocument === true);
}

/**
 * Lists the API's replies about products with their transferred bytes: 0 for a reply from the
 * browser's cache.
 */
const productReplies = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      // The cast is safe: resource entries have this type.
      const { name, transferSize } = entry as PerformanceResourceTiming;
      const [, handle] = /\/by-handle\/([^?]+)/.exec(name) ?? [];
      return handle ? [{ path: `/product/${handle}`, transferSize }] : [];
    }),
  );

test('the first tap of a visit loads a new document, and later taps use prefetched pages', async ({
  page,
}) => {
  await page.goto('/product');
  await waitUntilIdle(page);
  expect(await tapCard(page, 1)).toBe(false);
  await page.goBack();
  await waitUntilIdle(page);

  await page.mouse.wheel(0, 60);
  await expect(page.locator('html')).toHaveAttribute('data-routed', '', { timeout: 20_000 });
  const path = await cards(page).nth(2).getAttribute('href');
  await expect
    .poll(() => productReplies(page), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ path }));
  await waitUntilIdle(page);
  await page.evaluate(() => performance.clearResourceTimings());
  expect(await tapCard(page, 2)).toBe(true);
  expect(await productReplies(page)).toContainEqual({ path, transferSize: 0 });
});

test.describe('links before hydration', { tag: ['@desktop', '@full'] }, () => {
  test('prefetch a public page on hover, but never the cart', async ({ page, context }) => {
    const prefetched: string[] = [];
    const session = await context.newCDPSession(page);
    await session.send('Preload.enable');
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
    });
    // The scripts never arrive, so the page never hydrates.
    await page.route('**/releases/**/*.js', () => undefined);
    await page.goto('/product', { waitUntil: 'domcontentloaded' });
    const product = page.getByRole('main').locator('a[href^="/product/"]').first();
    const path = await product.getAttribute('href');
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).hover();
    await page.waitForTimeout(500);
    await product.hover();
    await expect.poll(() => prefetched).toEqual([path]);
  });
});
