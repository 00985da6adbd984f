import { callApi } from '@marketplace/contracts/api/client';
import type { placeOrder } from '@marketplace/contracts/api/orders';
import { addCartItem } from '@marketplace/contracts/api/publicCart';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';

export const ADDRESS = {
  name: 'Rahim Uddin',
  phone: '01711000009',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Gulshan',
  area: 'Gulshan 1',
  street: 'House 5, Road 11',
};

export const orderBody = (cartUuid: string): z.input<typeof placeOrder.body & object> => ({
  cartUuid,
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  paymentMethod: 'cash-on-delivery',
});

interface Wanted {
  productUuid: string;
  productVariantUuid?: string;
  quantity: number;
}

/**
 * Puts products into a new cart.
 * @returns the cart's uuid
 */
export async function fillCart(wanted: Wanted[]): Promise<string> {
  let cartUuid = '';
  for (const item of wanted) {
    const cart = await callApi(addCartItem, { body: { ...item, cartUuid } });
    cartUuid = cart.uuid;
  }
  return cartUuid;
}

/**
 * Puts one piece of a product into a new cart.
 * @returns the uuids of the cart and of its line
 */
export async function fillCartOf(app: FastifyInstance, productUuid: string): Promise<string[]> {
  const reply = await app.inject({
    method: 'POST',
    url: '/public-cart/cart-item',
    payload: { productUuid },
  });
  const cart = reply.json();
  return [cart.uuid, cart.cartItems[0].uuid];
}
