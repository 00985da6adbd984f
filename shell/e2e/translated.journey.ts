import { translatePages } from '@marketplace/contracts/testing/journeys/browsers/translatePages';
import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { signUp, verifyPhone } from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { logIn, openSearch, searchBox } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expectLayout } from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { buyProduct } from './buyProduct';

for (const start of ['before hydration', 'after hydration'] as const) {
  const title = `a visitor whose browser translates each page ${start} logs in and orders a product`;
  test(title, inGateIf(start === 'after hydration'), async ({ page }) => {
    const phone = await signUp(page.request, 'Rahima Khatun');
    await verifyPhone(page.request, phone);
    await translatePages(page, start);
    await buyProduct(page, {
      signIn: () => logIn(page, phone),
      // Waits for hydration, because hydration replaces the elements of a translated page.
      onFirstPage: () => waitForHydration(page),
    });
    await expectLayout(page);
  });
}

test('a search on a translated page shows the results of each typed text @full', async ({
  page,
}) => {
  await translatePages(page, 'after hydration');
  await page.goto('/');
  await waitForHydration(page);
  await openSearch(page);
  const status = page.getByRole('search').getByRole('status');
  for (const [text, result] of [
    ['a', 'products'],
    ['qqqq', 'No Product Found'],
    ['a', 'products'],
  ] as const) {
    await searchBox(page).fill(text);
    await expect(status).toContainText(result);
  }
});

test('a translated cart shows the total of a changed quantity', async ({ page, context }) => {
  await fillCart(context);
  await translatePages(page, 'after hydration');
  await page.goto('/cart');
  await waitForHydration(page);
  const total = main(page).getByRole('definition').last();
  const before = (await total.textContent()) ?? '';
  await main(page).getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(total).not.toHaveText(before);
  const shown = (await total.textContent()) ?? '';
  await page.reload();
  await expect(total).toHaveText(shown);
});
