import {
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { cartLink, expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const WITHIN_A_SECOND = { timeout: 1_000 };
const stepper = (page: Page) => main(page).getByRole('group', { name: /^Quantity of/ });
const openAll = (tabs: Page[], path: string) =>
  Promise.all(
    tabs.map(async (tab) => {
      await tab.goto(path);
      await waitForHydration(tab);
      await waitUntilIdle(tab);
    }),
  );

/** Increases the quantity and waits until the API has saved it. */
async function increase(tab: Page): Promise<void> {
  const saved = tab.waitForResponse(
    (reply) => reply.request().method() === 'PATCH' && reply.url().includes('/cart-item/'),
  );
  await stepper(tab).getByRole('button', { name: 'Increase quantity' }).click();
  await saved;
}

test('a change of the cart in one tab is shown in other tabs within a second @desktop @mf_cart_checkout/service', async ({
  page,
  context,
}) => {
  await fillCart(context, 1);
  const [sameCart, elsewhere] = [await context.newPage(), await context.newPage()];
  await openAll([page, sameCart], '/cart');
  await openAll([elsewhere], '/blog');
  await expectCartCount(elsewhere, 1);

  await increase(page);
  await expectCartCount(page, 2);
  await expect(cartLink(elsewhere)).toHaveAccessibleName('Cart, 2 items', WITHIN_A_SECOND);
  // The visitor has not used the tab `sameCart` yet, so this tab must first fetch the code that
  // reads a cart.
  await expect(stepper(sameCart).getByRole('textbox')).toHaveValue('2');

  // The tab `page` already has that code, so it shows a change in `sameCart` within a second.
  await increase(sameCart);
  await expectCartCount(sameCart, 3);
  await expect(stepper(page).getByRole('textbox')).toHaveValue('3', WITHIN_A_SECOND);
  await main(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expectCartCount(page, 0);
  await expect(main(sameCart)).toContainText('Your cart is empty', WITHIN_A_SECOND);
  await expect(cartLink(elsewhere)).toHaveAccessibleName('Cart', WITHIN_A_SECOND);
});

test('built scripts wait until cookies are written before they notify other tabs @desktop @mf_cart_checkout/service', {
  tag: '@full',
}, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (reply.url().endsWith('.js')) scripts.push(reply.text());
  });
  await openAll([page], '/cart');
  const telling = (await Promise.all(scripts)).filter((text) => text.includes('BroadcastChannel('));
  // The shell and the cart each have a copy of the module that notifies other tabs.
  expect(telling.length).toBeGreaterThan(1);
  // The minifier must keep `document.cookie;`, a read that waits until cookies are written. Without
  // this read, two tabs would sometimes show different carts.
  for (const text of telling) expect(text).toMatch(/\bpost\(\w+\)\{document\.cookie;/);
});

test('two tabs show the same wishlist within a second @desktop @mf_cart_checkout/service', {
  tag: '@full',
}, async ({ page, context, request }) => {
  const phone = await signUp(request, 'Rahima Khatun');
  await verifyPhone(request, phone);
  await signIn(context, phone);
  const { handle, name } = await findPlainProduct(request);
  const [sameProduct, wishlist] = [await context.newPage(), await context.newPage()];
  await openAll([page, sameProduct], `/product/${handle}`);
  await openAll([wishlist], '/wishlist');
  const heart = (tab: Page) => main(tab).getByRole('button', { name: 'Add to wishlist' }).first();

  // The button changes before the API has replied, so this waits for the reply.
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/wishlist'),
  );
  await heart(page).click();
  await saved;
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(sameProduct)).toHaveAttribute('aria-pressed', 'true', WITHIN_A_SECOND);
  await expect(main(wishlist).getByRole('link', { name })).toBeVisible(WITHIN_A_SECOND);
  await main(wishlist)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(main(wishlist)).toContainText('Nothing on your wishlist yet');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false', WITHIN_A_SECOND);
  const link = page.getByRole('banner').getByRole('link', { name: 'Wishlist, 0 products' });
  await expect(link).toBeVisible(WITHIN_A_SECOND);
});
