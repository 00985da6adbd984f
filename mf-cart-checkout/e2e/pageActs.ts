import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { newPhone } from '@marketplace/contracts/testing/journeys/market/customers';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { inAnyLanguage } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import {
  chooseCashOnDelivery,
  fillAddress,
  placeButton,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { dismissToast, keepToast } from '@marketplace/contracts/testing/journeys/pages/toast';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const GONE = { isGone: true, isAvailable: false, availableQuantity: 0 };

/** Finds a UI text by its English message, in whichever language the page has. */
const text = (page: Page, message: string) => main(page).getByText(inAnyLanguage(message));

const savedItems = (page: Page) =>
  main(page).getByRole('region', { name: inAnyLanguage('Saved for later') });

const addOnePiece = (page: Page) =>
  main(page)
    .getByRole('button', { name: inAnyLanguage('Increase quantity') })
    .first()
    .click();

export async function refusePromoCode(page: Page): Promise<void> {
  await text(page, 'Have a promo code?').click();
  await main(page).locator('[name="promoCode"]').fill('NO-SUCH-CODE');
  await main(page)
    .getByRole('button', { name: inAnyLanguage('Apply') })
    .click();
  await keepToast(page, 'This promo code is wrong or no longer valid');
}

/** Changes the API's replies so that all products in the cart seem to be deleted. */
export async function loseLines(page: Page): Promise<void> {
  const lose = (item: object) => ({ ...item, ...GONE, unitPrice: 0, total: 0 });
  await page.route('**/api/public-cart/cart-item/**', async (route) => {
    const response = await route.fetch();
    const { cartItems, savedItems, ...cart } = await response.json();
    const lost = { cartItems: cartItems.map(lose), savedItems: savedItems.map(lose) };
    await route.fulfill({ response, json: { ...cart, ...lost } });
  });
  await addOnePiece(page);
  await expect(text(page, 'No longer sold: remove it to order the rest')).toBeVisible();
  await expect(savedItems(page).getByText(inAnyLanguage('No longer sold'))).toBeVisible();
}

/**
 * Changes the API's replies so that the first wishlist entry seems to be deleted. Then removes
 * another entry, so that the page fetches the wishlist again.
 */
export async function loseEntry(page: Page): Promise<void> {
  await page.route('**/api/wishlist', async (route) => {
    const response = await route.fetch();
    const { items } = await response.json();
    await route.fulfill({ response, json: { items: [{ ...items[0], isGone: true }, items[1]] } });
  });
  await main(page)
    .getByRole('button', { name: inAnyLanguage('Remove {name} from the wishlist') })
    .last()
    .click();
  await dismissToast(page, 'Item removed from Wishlist');
  await expect(text(page, 'No longer sold')).toBeVisible();
}

const OLD_PRICE = '{old} when you added it, now {now}';
const OLD_STOCK =
  '{before, plural, one {# was left when you added it, now {left}} other {# were left when you added it, now {left}}}';

/**
 * Changes the API's replies so that price and stock seem to have changed since the item was added.
 */
export async function changeLine(page: Page): Promise<void> {
  await expect(savedItems(page)).toBeVisible();
  const undo = inAnyLanguage('Undo: put {name} back');
  await expect(main(page).getByRole('button', { name: undo })).toBeVisible();
  await page.route('**/api/public-cart/cart-item/**', async (route) => {
    const response = await route.fetch();
    const { cartItems, ...cart } = await response.json();
    const changes = { availableQuantity: 3, whenAdded: { unitPrice: 1, availableQuantity: 400 } };
    const changed = cartItems.map((item: object) => ({ ...item, ...changes }));
    await route.fulfill({ response, json: { ...cart, cartItems: changed } });
  });
  await addOnePiece(page);
  for (const message of [OLD_PRICE, OLD_STOCK]) {
    await expect(text(page, message).first()).toBeVisible();
  }
}

/** Adds one more product while the checkout is open, as another tab would. */
export async function changeCart(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cartUuid = cookies.find(({ name }) => name === 'cartUuid')?.value;
  const { uuid } = await findPlainProduct(page.request);
  const data = { productUuid: uuid, quantity: 1, cartUuid };
  await callMarket(page.request, '/public-cart/cart-item', { data });
  await placeButton(page).click();
  await expect(text(page, 'Your cart has changed. Nothing was ordered.')).toBeVisible();
}

/** Changes the API's replies so that the products seem to have sold out meanwhile. */
export async function sellOut(page: Page): Promise<void> {
  await page.route(/\/api\/public-cart\?/, async (route) => {
    const response = await route.fetch();
    const { cartItems, ...cart } = await response.json();
    const none = { isAvailable: false, availableQuantity: 0 };
    const soldOut = cartItems.map((item: object) => ({ ...item, ...none }));
    await route.fulfill({ response, json: { ...cart, cartItems: soldOut } });
  });
  await refuseOrders(page, 'cart-changed');
  await placeButton(page).click();
  await expect(text(page, 'Your cart has changed. Nothing was ordered.')).toBeVisible();
}

/** Orders to an address to which not every product is delivered. */
export async function orderFarAway(page: Page): Promise<void> {
  await fillAddress(page, {
    Division: 'Khulna',
    District: 'Khulna',
    'Upazila or thana': 'Dumuria',
  });
  await chooseCashOnDelivery(page);
  await placeButton(page).click();
  const refusal = 'Not everything is delivered to this address. Nothing was ordered.';
  await expect(text(page, refusal)).toBeVisible();
}

/** Fills in the form of a guest, and presses the button, so that the page asks for the code. */
export async function askForCode(page: Page): Promise<void> {
  await fillAddress(page);
  await main(page).locator('[name="shipping.phone"]').fill(newPhone());
  await placeButton(page).click();
  await expect(codeField(page)).toBeVisible();
}

const codeField = (page: Page) => main(page).getByLabel(inAnyLanguage('Code'));

/** Types a wrong code, which is too short to be right by chance. */
export async function enterWrongCode(page: Page): Promise<void> {
  await askForCode(page);
  await codeField(page).fill('1');
  await placeButton(page).click();
  await expect(text(page, 'The code is wrong or no longer valid')).toBeVisible();
}

/**
 * Changes the API's replies so that the order seems to have been paid and then cancelled. Then
 * makes the page fetch the order again.
 */
export async function cancelWithRefundDue(page: Page): Promise<void> {
  await showRefundDue(page, { status: 'cancelled', paymentStatus: 'cancelled' });
}

/**
 * Changes the API's replies so that one taka seems to have been paid instead of the order's total.
 */
export async function receiveOtherAmount(page: Page): Promise<void> {
  await showRefundDue(page, { paymentStatus: 'failed' }, { amount: 1, isOtherAmount: true });
  await expect(text(page, 'We received another amount')).toBeVisible();
}

const REFUND_DUE =
  '{amount} is paid back by {name}, at the latest on {day}. You need not do anything.';

async function showRefundDue(page: Page, changes: object, refund: object = {}): Promise<void> {
  await page.route('**/api/order/my-order/*', async (route) => {
    const response = await route.fetch();
    const order = await response.json();
    const dueBy = new Date(Date.now() + 6 * 24 * 60 * 60 * 1000).toISOString();
    const due = { amount: order.total, method: 'bkash', dueBy, refundedAt: null, ...refund };
    await route.fulfill({ response, json: { ...order, ...changes, refunds: [due] } });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(text(page, REFUND_DUE)).toBeVisible();
}

/** Makes the API refuse orders because of a limit that the demonstration market never reaches. */
export const reachLimit =
  (code: 'cash-limit' | 'unpaid-limit', notice: string) =>
  async (page: Page): Promise<void> => {
    await refuseOrders(page, code);
    await chooseCashOnDelivery(page);
    await placeButton(page).click();
    await expect(text(page, notice)).toBeVisible();
  };

const refuseOrders = (page: Page, code: string) =>
  page.route('**/api/order', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, code, message: 'Nothing was ordered' } }),
  );
