import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  newPhone,
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  findPlainProduct,
  findProductWithVariants,
  findSoldOutProduct,
} from '@marketplace/contracts/testing/journeys/market/products';
import {
  fillCart,
  listOrders,
  ORDER_ADDRESS,
} from '@marketplace/contracts/testing/journeys/market/purchases';
import { fillAddress } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';
import type { BrowserContext, Page } from '@playwright/test';

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
    name: 'empty wishlist',
    page: '/wishlist',
    open: async (context) => {
      await signIn(context, await signUp(context.request, 'Rahima Khatun'));
      return '/wishlist';
    },
  },
  { name: 'wishlist', page: '/wishlist', open: openFullWishlist },
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
]);

async function openGuestCheckout(context: BrowserContext): Promise<string> {
  await fillCart(context);
  return '/checkout';
}

const placeOrder = (page: Page) => main(page).getByRole('button', { name: 'Place Order' }).click();

interface Cart {
  cartItems: { uuid: string; product: { uuid: string } }[];
}

/** A line to buy, one kept for later, and one that was removed last. */
async function openFullCart(context: BrowserContext): Promise<string> {
  const { request } = context;
  const { cartUuid } = await fillCart(context, 2);
  const { items } = await callMarket<{ items: { uuid: string; hasVariants: boolean }[] }>(
    request,
    '/product/public/product?pageSize=100&sort=price-asc',
  );
  const plain = await findPlainProduct(request);
  const others = items.filter(({ uuid, hasVariants }) => !hasVariants && uuid !== plain.uuid);
  const added: string[] = [];
  for (const { uuid } of others) {
    const data = { productUuid: uuid, quantity: 1, cartUuid };
    // A sold out one is refused.
    const reply = await request.post('/api/public-cart/cart-item', { data });
    if (!reply.ok()) continue;
    const { cartItems }: Cart = await reply.json();
    added.push(cartItems.find(({ product }) => product.uuid === uuid)?.uuid ?? '');
    if (added.length === 2) break;
  }
  const [saved, removed] = added.map((uuid) => `/api/public-cart/cart-item/${uuid}`);
  await request.post(`${saved}/move?cartUuid=${cartUuid}`, { data: { to: 'saved' } });
  await request.delete(`${removed}?cartUuid=${cartUuid}`);
  return '/cart';
}

async function refusePromoCode(page: Page): Promise<void> {
  await expect(main(page).getByRole('region', { name: 'Saved for later' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Undo/ })).toBeVisible();
  await main(page).getByText('Have a promo code?').click();
  await main(page).getByRole('textbox', { name: 'Promo code' }).fill('NO-SUCH-CODE');
  await main(page).getByRole('button', { name: 'Apply' }).click();
  const message = page.getByRole('region', { name: 'Message' });
  await expect(message).toContainText('wrong or no longer');
  // Going by itself, it would count as movement.
  await message.getByRole('button', { name: 'Dismiss' }).click();
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

/** A wish to buy, one without its variant chosen, and one that is sold out. */
async function openFullWishlist(context: BrowserContext): Promise<string> {
  const { request } = context;
  const phone = await signUp(request, 'Rahima Khatun');
  await verifyPhone(request, phone);
  const token = await signIn(context, phone);
  for (const find of [findPlainProduct, findProductWithVariants, findSoldOutProduct]) {
    const { uuid } = await find(request);
    await callMarket(request, '/wishlist', { token, data: { productUuid: uuid } });
  }
  return '/wishlist';
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

async function orderByBkash(context: BrowserContext) {
  const { request } = context;
  const token = await signIn(context);
  const { cartUuid } = await fillCart(context);
  const call = <Reply>(path: string, data: object) =>
    callMarket<Reply>(request, path, { token, data });
  const { uuid } = await call<{ uuid: string }>('/order', {
    cartUuid,
    shippingAddress: ORDER_ADDRESS,
    billingAddress: ORDER_ADDRESS,
    paymentMethod: 'bkash',
  });
  const path = `/thank-you?order=${uuid}`;
  const { data } = await call<{ data: { gatewayUrl: string } }>(`/payment/${uuid}`, {
    method: 'bkash',
    returnUrl: path,
  });
  return { path, gatewayUrl: data.gatewayUrl };
}
