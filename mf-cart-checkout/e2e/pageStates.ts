import type { Product } from '@marketplace/contracts/api/products';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  newPhone,
  readCode,
  signIn,
  signInAsNewcomer,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  findPlainProduct,
  findProductWithVariants,
  findSoldOutProduct,
} from '@marketplace/contracts/testing/journeys/market/products';
import { fillCart, ORDER_ADDRESS } from '@marketplace/contracts/testing/journeys/market/purchases';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { BrowserContext } from '@playwright/test';

interface Cart {
  cartItems: { uuid: string; product: { uuid: string } }[];
}

/**
 * Prepares a cart with an ordinary item, a saved item and an item that was just removed.
 * @returns the path of the cart
 */
export async function openFullCart(context: BrowserContext): Promise<string> {
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
    // The API refuses sold-out products. In that case the loop tries the next product.
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

/**
 * Prepares a wishlist with an ordinary product, a product whose variant is not chosen and a
 * sold-out product.
 * @returns the path of the wishlist
 */
export async function openFullWishlist(context: BrowserContext): Promise<string> {
  const { request } = context;
  const token = await signInAsNewcomer(context);
  for (const find of [findPlainProduct, findProductWithVariants, findSoldOutProduct]) {
    const { uuid } = await find(request);
    await callMarket(request, '/wishlist', { token, data: { productUuid: uuid } });
  }
  return '/wishlist';
}

export async function orderByBkash(context: BrowserContext) {
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
  return { path, gatewayUrl: data.gatewayUrl, uuid, token };
}

/**
 * Prepares an order whose payment failed or was cancelled.
 * @returns the path of its thank-you page
 */
export async function openUnpaid(
  context: BrowserContext,
  outcome: 'failed' | 'cancelled',
): Promise<string> {
  const { path, gatewayUrl, uuid, token } = await orderByBkash(context);
  await context.request.post(gatewayUrl, { form: { outcome } });
  const read = () => callMarket<OrderState>(context.request, `/order/my-order/${uuid}`, { token });
  await expect.poll(async () => (await read()).paymentStatus).toBe(outcome);
  return path;
}

/**
 * Orders as a guest, and sets the cookie with the guest's token, which gives access to the order.
 * @returns the path of its thank-you page
 */
export async function orderAsGuest(context: BrowserContext): Promise<string> {
  const { request } = context;
  const phone = newPhone();
  await callMarket(request, '/order/guest/code', { data: { phone } });
  const data = { phone, otp: await readCode(request, phone) };
  const { guestToken } = await callMarket<{ guestToken: string }>(
    request,
    '/order/guest/verification',
    { data },
  );
  const { cartUuid } = await fillCart(context);
  const address = { ...ORDER_ADDRESS, phone };
  const { uuid } = await callMarket<{ uuid: string }>(request, '/order', {
    token: guestToken,
    data: {
      cartUuid,
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: 'cash-on-delivery',
    },
  });
  await context.addCookies([{ name: 'guestToken', value: guestToken, url: stack.origin }]);
  return `/thank-you?order=${uuid}`;
}

/**
 * Fills the cart of a visitor.
 * @returns the path of the checkout
 */
export async function openGuestCheckout(context: BrowserContext): Promise<string> {
  await fillCart(context);
  return '/checkout';
}

/**
 * Signs the seeded customer in, and fills the cart.
 * @returns the path of the checkout
 */
export async function openCustomersCheckout(context: BrowserContext): Promise<string> {
  await signIn(context);
  return openGuestCheckout(context);
}

/**
 * Prepares a new customer with a product that is delivered only within Dhaka district.
 * @returns the path of the checkout
 */
export async function openLocalCheckout(context: BrowserContext): Promise<string> {
  const { request } = context;
  await signInAsNewcomer(context);
  const product = await callMarket<Product>(
    request,
    '/product/public/product/by-handle/kacchi-biryani-box',
  );
  await fillCart(context, 1, product);
  return '/checkout';
}

/**
 * Prepares a customer whose only saved address has an upazila that is no longer listed.
 * @returns the path of the checkout
 */
export async function openOldAddress(context: BrowserContext): Promise<string> {
  const token = await signInAsNewcomer(context);
  await callMarket(context.request, '/order/shipping-address', {
    token,
    // The page shows an unlisted place in Bangla, because it has no translation any more.
    data: {
      ...ORDER_ADDRESS,
      upazila: 'পুরান তেজগাঁও',
      area: 'নাখালপাড়া',
      street: 'বাড়ি ৫, রোড ১১',
    },
  });
  await fillCart(context);
  return '/checkout';
}

/**
 * Prepares an order that was paid and then cancelled. The test payment gateway refunds it
 * immediately.
 * @returns the path of its thank-you page
 */
export async function openRefunded(context: BrowserContext): Promise<string> {
  const { path, gatewayUrl, uuid, token } = await orderByBkash(context);
  await context.request.post(gatewayUrl, { form: { outcome: 'paid' } });
  const read = (call = '', data?: object) =>
    callMarket<OrderState>(context.request, `/order/my-order/${uuid}${call}`, { token, data });
  await expect.poll(async () => (await read()).paymentStatus).toBe('paid');
  await read('/cancel', {});
  await expect.poll(async () => (await read()).refunds?.[0]?.refundedAt).toBeTruthy();
  return path;
}

interface OrderState {
  paymentStatus: string;
  refunds?: { refundedAt: string | null }[];
}
