import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { chooseCashOnDelivery } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const GONE = { isGone: true, isAvailable: false, availableQuantity: 0 };

export const placeOrder = (page: Page) =>
  main(page).getByRole('button', { name: 'Place Order' }).click();

export async function refusePromoCode(page: Page): Promise<void> {
  await expect(main(page).getByRole('region', { name: 'Saved for later' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Undo/ })).toBeVisible();
  await main(page).getByText('Have a promo code?').click();
  await main(page).getByRole('textbox', { name: 'Promo code' }).fill('NO-SUCH-CODE');
  await main(page).getByRole('button', { name: 'Apply' }).click();
  await dismissMessage(page, 'wrong or no longer');
}

/**
 * Dismisses a toast. If the toast disappeared by itself during the test, the test would measure a
 * layout shift.
 */
async function dismissMessage(page: Page, text: string): Promise<void> {
  const message = page.getByRole('region', { name: 'Message', exact: true });
  const dismiss = message.filter({ hasText: text }).getByRole('button', { name: 'Dismiss' });
  // Focuses the button first, because the toast does not disappear while the focus is inside.
  await dismiss.focus();
  await dismiss.click();
}

/** Changes the host's replies so that all products in the cart seem to be deleted. */
export async function loseLines(page: Page): Promise<void> {
  const lose = (item: object) => ({ ...item, ...GONE, unitPrice: 0, total: 0 });
  await page.route('**/api/public-cart/cart-item/**', async (route) => {
    const response = await route.fetch();
    const { cartItems, savedItems, ...cart } = await response.json();
    const lost = { cartItems: cartItems.map(lose), savedItems: savedItems.map(lose) };
    await route.fulfill({ response, json: { ...cart, ...lost } });
  });
  await main(page).getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(main(page).getByText('No longer sold: remove it to order the rest')).toBeVisible();
  const saved = main(page).getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByText('No longer sold', { exact: true })).toBeVisible();
}

/**
 * Changes the host's replies so that the first wishlist entry seems to be deleted. Then removes
 * another entry, so that the page fetches the wishlist again.
 */
export async function loseEntry(page: Page): Promise<void> {
  await page.route('**/api/wishlist', async (route) => {
    const response = await route.fetch();
    const { items } = await response.json();
    await route.fulfill({ response, json: { items: [{ ...items[0], isGone: true }, items[1]] } });
  });
  await main(page)
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await dismissMessage(page, 'Item removed from Wishlist');
  await expect(main(page).getByText('No longer sold', { exact: true })).toBeVisible();
}

/**
 * Changes the host's replies so that price and stock seem to have changed since the item was added.
 */
export async function changeLine(page: Page): Promise<void> {
  await page.route('**/api/public-cart/cart-item/**', async (route) => {
    const response = await route.fetch();
    const { cartItems, ...cart } = await response.json();
    const changes = { availableQuantity: 3, whenAdded: { unitPrice: 1, availableQuantity: 400 } };
    const changed = cartItems.map((item: object) => ({ ...item, ...changes }));
    await route.fulfill({ response, json: { ...cart, cartItems: changed } });
  });
  await main(page).getByRole('button', { name: 'Increase quantity' }).first().click();
  for (const text of ['when you added it, now ৳', 'were left when you added it, now 3']) {
    await expect(main(page)).toContainText(text);
  }
}

/** Adds one more product while the checkout is open, as another tab would. */
export async function changeCart(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cartUuid = cookies.find(({ name }) => name === 'cartUuid')?.value;
  const { uuid } = await findPlainProduct(page.request);
  const data = { productUuid: uuid, quantity: 1, cartUuid };
  await callMarket(page.request, '/public-cart/cart-item', { data });
  await placeOrder(page);
  await expect(main(page)).toContainText('Your cart has changed. Nothing was ordered.');
}

/**
 * Changes the host's replies so that the order seems to have been paid and then cancelled. Then
 * makes the page fetch the order again.
 */
export async function cancelWithRefundDue(page: Page): Promise<void> {
  await showRefundDue(page, { status: 'cancelled', paymentStatus: 'cancelled' });
}

/**
 * Changes the host's replies so that one taka seems to have been paid instead of the order's total.
 */
export async function receiveOtherAmount(page: Page): Promise<void> {
  await showRefundDue(page, { paymentStatus: 'failed' }, { amount: 1, isOtherAmount: true });
  await expect(main(page)).toContainText('We received another amount');
}

async function showRefundDue(page: Page, changes: object, refund: object = {}): Promise<void> {
  await page.route('**/api/order/my-order/*', async (route) => {
    const response = await route.fetch();
    const order = await response.json();
    const dueBy = new Date(Date.now() + 6 * 24 * 60 * 60 * 1000).toISOString();
    const due = { amount: order.total, method: 'bkash', dueBy, refundedAt: null, ...refund };
    await route.fulfill({ response, json: { ...order, ...changes, refunds: [due] } });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(main(page)).toContainText('is paid back by bKash, at the latest on');
}

/** Makes the host refuse orders because of a limit that the demonstration market never reaches. */
export const reachLimit =
  (code: 'cash-limit' | 'unpaid-limit', notice: string) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/order', (route) =>
      route.fulfill({ status: 409, json: { statusCode: 409, code, message: 'Too many orders' } }),
    );
    await chooseCashOnDelivery(page);
    await placeOrder(page);
    await expect(main(page)).toContainText(notice);
  };
