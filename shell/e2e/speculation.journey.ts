import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test.describe('links before the page is alive', { tag: '@desktop' }, () => {
  test('fetch a page for everybody ahead, and never the cart', async ({ page, context }) => {
    const prefetched: string[] = [];
    const session = await context.newCDPSession(page);
    await session.send('Preload.enable');
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
    });
    // The page is never alive: its scripts are never answered.
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
