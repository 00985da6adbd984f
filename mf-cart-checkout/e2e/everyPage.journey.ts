import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { newPhone, signIn, signUp } from '@marketplace/contracts/testing/journeys/market/customers';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { fillCart, listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { fillAddress } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';
import type { BrowserContext, Page } from '@playwright/test';
import { openFullCart, openFullWishlist, openRefunded, orderByBkash } from './pageStates';

testPages('mf_cart_checkout', [
  { name: 'empty cart', page: '/cart', open: at('/cart') },
  {
    name: 'cart',
    page: '/cart',
    open: async (context) => {
      await fillCart(context, 2);
      return '/cart';
    },
  },
  {
    name: 'cart with a line that changed, one for later, one just removed, and a promo code refused',
    page: '/cart',
    open: openFullCart,
    act: async (page) => {
      await refusePromoCode(page);
      await changeLine(page);
    },
    isRefused: true,
  },
  {
    name: 'cart with lines that are no longer sold',
    page: '/cart',
    open: openFullCart,
    act: loseLines,
  },
  {
    name: 'empty wishlist',
    page: '/wishlist',
    open: async (context) => {
      await signIn(context, await signUp(context.request, 'Rahima Khatun'));
      return '/wishlist';
    },
  },
  { name: 'wishlist', page: '/wishlist', open: openFullWishlist },
  {
    name: 'wishlist with an entry that is no longer sold',
    page: '/wishlist',
    open: openFullWishlist,
    act: loseEntry,
  },
  {
    name: 'checkout',
    page: '/checkout',
    open: async (context) => {
      await signIn(context);
      await fillCart(context);
      return '/checkout';
    },
  },
  {
    name: 'checkout with what changed in the cart',
    page: '/checkout',
    open: async (context) => {
      await signIn(context);
      await fillCart(context);
      return '/checkout';
    },
    act: changeCart,
    isRefused: true,
  },
  { name: 'checkout of a guest', page: '/checkout', open: openGuestCheckout },
  {
    name: 'checkout of a guest with mistakes',
    page: '/checkout',
    open: openGuestCheckout,
    act: async (page) => {
      await placeOrder(page);
      await expect(main(page).getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'checkout of a guest with the code step',
    page: '/checkout',
    open: openGuestCheckout,
    act: async (page) => {
      await fillAddress(page);
      await main(page).getByLabel('Phone', { exact: true }).fill(newPhone());
      await placeOrder(page);
      await expect(main(page).getByLabel('Code', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'order of a guest to find',
    page: '/thank-you',
    open: at('/thank-you?order=0f0c1d1e-0000-4000-8000-000000000900'),
  },
  {
    name: 'thank-you',
    page: '/thank-you',
    open: async (context) => {
      const { items } = await listOrders(context.request, await signIn(context));
      return `/thank-you?order=${items[0]?.uuid}`;
    },
  },
  {
    name: 'thank-you for an order that waits for its payment',
    page: '/thank-you',
    heading: 'Your order waits for its payment',
    open: async (context) => (await orderByBkash(context)).path,
  },
  {
    name: 'thank-you for an order whose payment is being confirmed',
    page: '/thank-you',
    heading: 'Your payment is being confirmed',
    open: async (context) => {
      const { path, gatewayUrl } = await orderByBkash(context);
      await context.request.post(gatewayUrl, { form: { outcome: 'pending' } });
      return path;
    },
    callsApi: true,
  },
  {
    name: 'thank-you for an order whose money was paid back',
    page: '/thank-you',
    heading: 'This order is cancelled',
    open: openRefunded,
  },
  {
    name: 'thank-you for an order whose money is still to be paid back',
    page: '/thank-you',
    heading: 'Your order waits for its payment',
    open: async (context) => (await orderByBkash(context)).path,
    act: cancelWithRefundDue,
    callsApi: true,
  },
]);

const GONE = { isGone: true, isAvailable: false, availableQuantity: 0 };

async function openGuestCheckout(context: BrowserContext): Promise<string> {
  await fillCart(context);
  return '/checkout';
}

const placeOrder = (page: Page) => main(page).getByRole('button', { name: 'Place Order' }).click();

async function refusePromoCode(page: Page): Promise<void> {
  await expect(main(page).getByRole('region', { name: 'Saved for later' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Undo/ })).toBeVisible();
  await main(page).getByText('Have a promo code?').click();
  await main(page).getByRole('textbox', { name: 'Promo code' }).fill('NO-SUCH-CODE');
  await main(page).getByRole('button', { name: 'Apply' }).click();
  await dismissMessage(page, 'wrong or no longer');
}

/** Going by itself, it would count as movement. */
async function dismissMessage(page: Page, text: string): Promise<void> {
  const message = page.getByRole('region', { name: 'Message' });
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'Dismiss' }).click();
}

/** The host's reply to a change, as if what it names had been deleted. */
async function loseLines(page: Page): Promise<void> {
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

/** The same of the wishlist, which is read again once an entry is removed. */
async function loseEntry(page: Page): Promise<void> {
  await page.route('**/api/wishlist', async (route) => {
    const response = await route.fetch();
    const { items } = await response.json();
    await route.fulfill({ response, json: { items: [{ ...items[0], isGone: true }, items[1]] } });
  });
  await main(page)
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(main(page).getByText('No longer sold', { exact: true })).toBeVisible();
  await dismissMessage(page, 'Item removed from Wishlist');
}

/** The host's reply to a change, as if price and stock were others since the line was added. */
async function changeLine(page: Page): Promise<void> {
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

/** Another tab puts one more into the cart while the checkout is open. */
async function changeCart(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cartUuid = cookies.find(({ name }) => name === 'cartUuid')?.value;
  const { uuid } = await findPlainProduct(page.request);
  const data = { productUuid: uuid, quantity: 1, cartUuid };
  await callMarket(page.request, '/public-cart/cart-item', { data });
  await placeOrder(page);
  await expect(main(page)).toContainText('Your cart has changed. Nothing was ordered.');
}

/** The host's reply once the page is looked at again, as if the order had been paid and cancelled. */
async function cancelWithRefundDue(page: Page): Promise<void> {
  await page.route('**/api/order/my-order/*', async (route) => {
    const response = await route.fetch();
    const order = await response.json();
    const dueBy = new Date(Date.now() + 6 * 24 * 60 * 60 * 1000).toISOString();
    const refunds = [{ amount: order.total, method: 'bkash', dueBy, refundedAt: null }];
    const cancelled = { status: 'cancelled', paymentStatus: 'cancelled', refunds };
    await route.fulfill({ response, json: { ...order, ...cancelled } });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(main(page)).toContainText('is paid back by bKash, at the latest on');
}
