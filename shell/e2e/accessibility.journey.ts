import { PAGES } from './market/listPages';
import { findBarriers, findBarriersInBothSchemes } from './observe/findBarriers';
import { openLogin } from './pages/header';
import { expect, test } from './test';

const LAYOUTS = PAGES.filter(({ name }) => ['home', 'orders', 'brand landing'].includes(name));

for (const { name, open } of LAYOUTS) {
  for (const locale of ['bn', 'fr']) {
    test(`the layout of ${name} has no barrier axe can find in ${locale}, light and dark`, async ({
      page,
      context,
    }) => {
      const path = await open(context);
      await page.goto(`${path}?lang=${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await findBarriersInBothSchemes(page)).toEqual([]);
    });
  }
}

test('the login modal has no barrier axe can find', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await openLogin(page);
  await expect(page.getByLabel('Email or Phone')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
