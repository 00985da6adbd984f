import { PAGES } from './market/listPages';
import { readLayoutShifts, recordLayoutShifts } from './observe/layoutShift';
import { main } from './pages/productPage';
import { expect, test } from './test';

/**
 * A score is told with three decimals. Below them is a line of text that moves by a pixel when the
 * font arrives within its first 100 ms: 0.0001 was seen once in some fifty loads.
 */
const VISIBLE_SHIFT = 0.0005;

for (const { name, open, status = 200 } of PAGES) {
  test(`${name}: hydrates without a complaint and stands still`, async ({ page, context }) => {
    const path = await open(context);
    await recordLayoutShifts(page);
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status()).toBe(status);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(/.{5,}/);

    // Late pictures and idle work are where pages start to move.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await readLayoutShifts(page, VISIBLE_SHIFT)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
  });
}
