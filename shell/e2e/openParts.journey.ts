import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { findBarriersInBothSchemes } from './observe/findBarriers';
import { main } from './pages/productPage';
import { waitForHydration } from './pages/waitForHydration';
import { stack } from './setup/stack';
import { startFaultyApi } from './setup/startFaultyApi';
import { expect, test } from './test';

/** Three pictures, three pages of reviews, related products. */
const HILSA = '/product/padma-hilsa';

test.describe('axe can find no barrier', () => {
  test('in the filters of a phone, also with a range that is refused @once', async ({ page }) => {
    // Wide screens have them beside the list.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/product?minPrice=100&maxPrice=300');
    await waitForHydration(page);
    await main(page).locator('summary', { hasText: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const least = sheet.getByRole('textbox', { name: 'From (৳)' });
    await least.fill('ten');
    await least.press('Enter');
    await expect(sheet).toContainText('Please write figures only');
    expect(await findBarriersInBothSchemes(page)).toEqual([]);
  });

  test('in enlarged pictures, and in the message after sharing', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(HILSA);
    await waitForHydration(page);
    const gallery = main(page).getByRole('group', { name: /^Pictures of/ });
    await gallery.getByRole('link').first().click();
    const large = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
    await large.click();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    // What was pressed, the middle, is still in the middle.
    expect(await large.locator('xpath=..').evaluate(hasItsMiddleInView)).toBe(true);
    expect(await findBarriersInBothSchemes(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await main(page).getByRole('button', { name: 'Share' }).click();
    const dismiss = page
      .getByRole('region', { name: 'Message' })
      .getByRole('button', { name: 'Dismiss' });
    // A message stays for as long as somebody is at it.
    await dismiss.focus();
    expect(await findBarriersInBothSchemes(page)).toEqual([]);
    await expect(dismiss).toBeVisible();
  });
});

test.describe('on a broken API axe can find no barrier', () => {
  // The browser reports each call that fails.
  test.use({ isComplaining: true });

  const BROKEN = [
    { path: '/', calls: ['/slider/', '/category/'], count: 3 },
    { path: HILSA, calls: ['/product/review', '/product/public/product?'], count: 3 },
    { path: '/product', calls: ['/product/public/product?'], count: 1 },
    { path: '/shoplist', calls: ['/shop/'], count: 1 },
    { path: '/category', calls: ['/category/'], count: 1 },
  ];

  test('in the regions and pages that say so @once', async ({ page }) => {
    test.slow();
    const api = await startFaultyApi(stack.apiOrigin);
    const market = await startMarketplace({
      dataDir: stack.dataDir,
      apiOrigin: api.origin,
      env: { RENDER_WORKERS: '1' },
    });
    try {
      for (const { path, calls, count } of BROKEN) {
        api.heal();
        for (const call of calls) api.breakCalls(call, { status: 500 });
        await page.goto(`${market.origin}${path}`);
        await waitForHydration(page);
        const buttons = main(page).getByRole('button', { name: 'Retry' });
        await expect.poll(() => buttons.count(), { message: path }).toBeGreaterThanOrEqual(count);
        expect(await findBarriersInBothSchemes(page), path).toEqual([]);
      }
    } finally {
      await page.goto('about:blank');
      await market.stop();
      await api.stop();
    }
  });
});

/** Runs in the page. */
function hasItsMiddleInView(box: Element): boolean {
  const { scrollLeft, scrollTop, clientWidth, scrollWidth } = box;
  const middle = (scrollWidth - clientWidth) / 2;
  return middle > 0 && [scrollLeft, scrollTop].every((at) => Math.abs(at - middle) < 3);
}
