import type { Product } from '@marketplace/contracts/api/products';
import {
  ACCESS_TOKEN_COOKIE,
  CART_QUANTITY_COOKIE,
  CART_UUID_COOKIE,
} from '@marketplace/contracts/cookies';
import { CUSTOMER, PASSWORD } from '@marketplace/contracts/testing/journeys/market/customers';

export interface Cookie {
  name: string;
  value: string;
}

/** @returns the cookie of a customer's session; a customer's pages are never cached */
export async function signIn(origin: string): Promise<Cookie> {
  const { accessToken } = await callApi<{ accessToken: string }>(origin, '/auth/customer/signin', {
    emailOrPhone: `+88${CUSTOMER}`,
    password: PASSWORD,
  });
  return { name: ACCESS_TOKEN_COOKIE, value: accessToken };
}

/**
 * Adds a product to a new cart.
 * @param handle handle of the product
 * @returns the cookies of the cart's UUID and of its quantity. Without the latter, a page would
 * assume that another tab has changed the cart
 */
export async function fillCart(origin: string, handle: string): Promise<Cookie[]> {
  const product = await callApi<Product>(origin, `/product/public/product/by-handle/${handle}`);
  const variant = product.variant.productVariants.find(
    ({ inventoryQuantity }) => inventoryQuantity > 0,
  );
  const cart = await callApi<{ uuid: string; totalQuantity: number }>(
    origin,
    '/public-cart/cart-item',
    {
      productUuid: product.uuid,
      productVariantUuid: variant?.uuid,
    },
  );
  return [
    { name: CART_UUID_COOKIE, value: cart.uuid },
    { name: CART_QUANTITY_COOKIE, value: String(cart.totalQuantity) },
  ];
}

async function callApi<Reply>(origin: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${origin}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', origin },
  });
  if (!response.ok) throw new Error(`${path} of ${origin} answered ${response.status}.`);
  return response.json();
}
