import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  findPlainProduct,
  findProductWithVariants,
} from '@marketplace/contracts/testing/journeys/market/products';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expectWorkingPage } from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Locator, Page } from '@playwright/test';
import { startBroken } from './startBroken';

// The browser logs an error for each file that fails to load.
test.use({ allowsConsoleProblems: true });

const NOT_ADDED = 'Not added to the cart. Please press again in a moment.';
const NOT_WISHED = 'The wishlist was not changed. Please press again in a moment.';
const FILES = /\/releases\/mf_cart_checkout\//;

test('if the browser cannot load mf-cart-checkout, other pages work, the header keeps its counts, and the buy button shows an error', {
  tag: '@full',
}, async ({ page, context, request }) => {
  const phone = await signUp(request, 'Rahima Khatun');
  await verifyPhone(request, phone);
  const token = await signIn(context, phone);
  const { handle, uuid } = await findPlainProduct(request);
  const { name } = await findProductWithVariants(request);
  await callMarket(request, '/wishlist', { token, data: { productUuid: uuid } });
  await fillCart(context, 3);
  const wished = page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 product' });
  await page.goto(`/product/${handle}`);
  await expect(wished).toBeVisible();

  await page.route(FILES, (route) => route.abort('connectionrefused'));
  for (const path of ['/product', '/blog', `/product/${handle}`]) {
    await page.goto(path);
    await expectWorkingPage(page);
    await waitForHydration(page);
    await expectCartCount(page, 3);
    await expect(wished).toBeVisible();
  }
  await navigateInside(page, '/blog');
  await expectWorkingPage(page);
  await page.goBack();

  await expectUnchangedHeart(page, main(page));
  await navigateInside(page, `/product?${new URLSearchParams({ productName: name })}`);
  await main(page)
    .getByRole('button', { name: `Quick view of ${name}`, exact: true })
    .first()
    .click();
  const quickView = page.getByRole('dialog', { name: 'Quick view' });
  await expectUnchangedHeart(page, quickView);
  await quickView.getByRole('button', { name: 'Increase quantity' }).click();
  await quickView.getByRole('button', { name: 'Add to Cart' }).click();
  await dismissMessage(page, NOT_ADDED);
  await expect(quickView.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expectCartCount(page, 3);
  await quickView.getByRole('button', { name: 'Close' }).click();
  await expect(wished).toBeVisible();
  await page.goBack();

  await main(page).getByRole('button', { name: 'Increase quantity' }).first().click();
  await buyButton(page).click();
  const message = page.getByRole('region', { name: 'Message', exact: true });
  await expect(message).toContainText(NOT_ADDED);
  await expectCartCount(page, 3);
  await expect(main(page).getByRole('textbox', { name: 'Quantity' }).first()).toHaveValue('2');

  await page.unroute(FILES);
  await buyButton(page).click();
  await expect(message).toContainText('Item added to cart');
  await expectCartCount(page, 5);
});

test.describe('in a browser without JavaScript', { tag: '@full' }, () => {
  test.use({ javaScriptEnabled: false });

  test('if the server cannot load mf-cart-checkout, the buy button shows an error page until the server can load it again', async ({
    page,
    context,
    request,
  }) => {
    const { handle, name } = await findPlainProduct(request);
    const { cartUuid } = await fillCart(context, 3);
    const market = await startBroken([['mf_cart_checkout', 'refused']]);
    const cookies = async () =>
      Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie.value]));
    try {
      expect((await page.goto(`${market.origin}/product`))?.status()).toBe(200);
      await expectWorkingPage(page);
      const address = `${market.origin}/product/${handle}`;
      await page.goto(address);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await buyButton(page).click();
      expect((await answered).status()).toBe(503);
      await expect(main(page)).toContainText('This part of the shop is not answering');
      await expect(main(page)).toContainText('Nothing you did is lost');
      await expect(main(page).getByRole('link', { name: 'Go to Home' })).toBeVisible();
      expect(await cookies()).toMatchObject({ cartUuid, cartQuantity: '3' });

      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);
      market.heal();
      const readCart = () => page.request.get(`${market.origin}/cart`);
      await expect.poll(async () => (await readCart()).status()).toBe(200);
      await buyButton(page).click();
      await expect(page).toHaveURL(address);
      await expect(
        page.getByRole('status').filter({ hasText: 'Item added to cart' }),
      ).toBeVisible();
      expect(await cookies()).toMatchObject({ cartUuid, cartQuantity: '4' });
    } finally {
      await page.close();
      await market.stop();
    }
  });
});

/** Presses the wishlist button, and expects an error message and an unchanged button. */
async function expectUnchangedHeart(page: Page, place: Locator): Promise<void> {
  const heart = place.getByRole('button', { name: 'Add to wishlist' }).first();
  await heart.click();
  await dismissMessage(page, NOT_WISHED);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).not.toHaveAttribute('aria-busy');
}

/**
 * Closes the message that contains the text, because a message stays open while the pointer is on
 * it.
 */
async function dismissMessage(page: Page, text: string): Promise<void> {
  const message = page.getByRole('region', { name: 'Message', exact: true });
  const dismiss = message.filter({ hasText: text }).getByRole('button', { name: 'Dismiss' });
  // A message stays open while it contains the focus.
  await dismiss.focus();
  await dismiss.click();
  await expect(message).toBeHidden();
}
