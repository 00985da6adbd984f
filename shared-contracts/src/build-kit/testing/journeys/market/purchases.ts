import type { Order } from '@marketplace/contracts/api/orders';
import type { Product } from '@marketplace/contracts/api/products';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { stack } from '../stack/stack';
import { callMarket } from './callMarket';
import { findPlainProduct, findPlainProductsOfShops, plentifulVariant } from './products';

/** Delivery address of the orders that journeys place through the API. */
export const ORDER_ADDRESS = {
  name: 'Nusrat Jahan',
  phone: '01711000009',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Gulshan',
  area: 'Gulshan 1',
  street: 'House 5, Road 11',
};

/**
 * Puts a product into the browser's cart through the API.
 * @param chosen by default, a product without options, in plentiful stock
 */
export async function fillCart(context: BrowserContext, quantity = 1, chosen?: Product) {
  const product = chosen ?? (await findPlainProduct(context.request));
  const { uuid } = await addToCart(context.request, product, { quantity });
  await context.addCookies([
    { name: 'cartUuid', value: uuid, url: stack.origin },
    { name: 'cartQuantity', value: String(quantity), url: stack.origin },
  ]);
  return { cartUuid: uuid, product };
}

/**
 * Orders a product without options for the customer with the token, and marks the order as
 * delivered.
 */
export async function receiveProduct(request: APIRequestContext, token: string, product: Product) {
  const cart = await addToCart(request, product, { quantity: 1, token });
  const order = await callMarket<{ orderNumber: number }>(request, '/order', {
    token,
    data: {
      cartUuid: cart.uuid,
      shippingAddress: ORDER_ADDRESS,
      billingAddress: ORDER_ADDRESS,
      paymentMethod: 'cash-on-delivery',
    },
  });
  await deliverOrder(request, token, order.orderNumber);
}

/**
 * Marks a customer's order as delivered.
 * @param token the customer's access token
 */
export async function deliverOrder(
  request: APIRequestContext,
  token: string,
  orderNumber: string | number,
) {
  for (const to of ['confirmed', 'shipped', 'delivered']) {
    const data = { orderNumber: Number(orderNumber), to };
    await callMarket(request, '/dev/advance', { token, data });
  }
}

/** Orders one product of each of several shops for the customer with the token. */
export async function orderFromShops(
  request: APIRequestContext,
  token: string,
  count: number,
): Promise<Order> {
  let cartUuid: string | undefined;
  for (const { uuid } of await findPlainProductsOfShops(request, count)) {
    const data = { productUuid: uuid, cartUuid };
    const cart = await callMarket<{ uuid: string }>(request, '/public-cart/cart-item', { data });
    cartUuid = cart.uuid;
  }
  return callMarket(request, '/order', {
    token,
    data: {
      cartUuid,
      shippingAddress: ORDER_ADDRESS,
      billingAddress: ORDER_ADDRESS,
      paymentMethod: 'cash-on-delivery',
    },
  });
}

/** The orders of a customer, newest first. */
export const listOrders = (request: APIRequestContext, token: string) =>
  callMarket<{ items: { uuid: string; orderNumber: string; status: string }[] }>(
    request,
    '/order/my-order',
    { token },
  );

export function addToCart(
  request: APIRequestContext,
  product: Product,
  { quantity, token }: { quantity: number; token?: string },
) {
  const productVariantUuid = product.hasVariants ? plentifulVariant(product).uuid : undefined;
  const data = { productUuid: product.uuid, productVariantUuid, quantity };
  return callMarket<{ uuid: string }>(request, '/public-cart/cart-item', { token, data });
}
