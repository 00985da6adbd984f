import { PAGES } from './market/listPages';
import { findBarriersInBothSchemes } from './observe/findBarriers';
import { readLayoutShifts, recordLayoutShifts } from './observe/layoutShift';
import { main } from './pages/productPage';
import { expect, test } from './test';

for (const { name, open, status = 200 } of PAGES) {
  test(`${name}: hydrates without a complaint, stands still and holds nobody up`, async ({
    page,
    context,
  }) => {
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
    expect(await readLayoutShifts(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
    expect(await findBarriersInBothSchemes(page), 'barriers axe can find').toEqual([]);
  });
}
