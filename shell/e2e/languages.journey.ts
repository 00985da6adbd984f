import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const FILTERED = '/product?minPrice=50&sort=price-asc';

const choose = (page: Page, language: string) =>
  page.locator('footer').getByRole('link', { name: language }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a language change on a filtered list keeps the filters',
      inGateIf(javaScriptEnabled),
      async ({ page }) => {
        await page.goto(FILTERED);
        const products = await main(page).getByRole('article').count();
        expect(products).toBeGreaterThan(0);
        await choose(page, 'বাংলা');
        await expect(page).toHaveURL(new RegExp(`${FILTERED.replace('?', '\\?')}&lang=bn$`));
        await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
        await expect(main(page).getByRole('article')).toHaveCount(products);
        await choose(page, 'Français');
        await expect(page).toHaveURL(new RegExp(`${FILTERED.replace('?', '\\?')}&lang=fr$`));
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      },
    );
  });
}

for (const { path, typed } of [
  { path: '/Signup', typed: { fullName: 'Rahima Khatun', phone: '01711' } },
  { path: '/contact', typed: { name: 'Rahima Khatun', message: 'Where is' } },
]) {
  test(
    `a language change on ${path} keeps the typed text`,
    inGateIf(path === '/Signup'),
    async ({ page }) => {
      await page.goto(path);
      const field = (name: string) => main(page).locator(`[name="${name}"]`);
      await waitForHydration(page);
      for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
      await choose(page, 'বাংলা');
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
    },
  );
}

test('a language change in the side menu keeps the text typed into the checkout', {
  tag: '@full',
}, async ({ page, context }) => {
  await fillCart(context);
  await page.goto('/checkout');
  await waitForHydration(page);
  const street = main(page).locator('[name="shipping.street"]');
  await street.fill('House 77, Lane 9');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(/\/checkout\?lang=bn$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(street).toHaveValue('House 77, Lane 9');
});
