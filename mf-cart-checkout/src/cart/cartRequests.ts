import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { uuid } from '@marketplace/contracts/api/fields';
import {
  addCartItem,
  type Cart,
  changeCartItem,
  getPublicCart,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { readCartUuid } from '@marketplace/contracts/cookies';
import type { EventMap } from '@marketplace/contracts/events';

const NO_CART: Cart = { uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 };

/**
 * The cart of the cookie. A missing or malformed cookie is an empty cart, so that it cannot break the
 * page.
 */
export async function fetchCart(request?: Request): Promise<Cart> {
  const cartUuid = readCartUuid(request);
  if (!uuid.safeParse(cartUuid).success) return NO_CART;
  return callApi(getPublicCart, { query: { cartUuid }, request });
}

/** A product and how much of it. */
type Addition = Pick<
  EventMap['cart:add-requested'],
  'productUuid' | 'productVariantUuid' | 'quantity'
>;

/**
 * Adds to the cart of the cookie, or creates one; returns the new cart.
 * @param request on the server, the visitor's
 */
export function addToCart(
  { productUuid, productVariantUuid, quantity }: Addition,
  request?: Request,
): Promise<Cart> {
  return callApi(addCartItem, {
    body: { productUuid, productVariantUuid, quantity, cartUuid: readCartUuid(request) },
    request,
  });
}

/**
 * Sets the quantity of a cart item, where 0 removes it; returns the new cart.
 * @param request on the server, the visitor's
 */
export function saveCartItem(
  cartItemUuid: string,
  quantity: number,
  request?: Request,
): Promise<Cart> {
  const line = { params: { cartItemUuid }, query: { cartUuid: readCartUuid(request) }, request };
  return quantity === 0
    ? callApi(removeCartItem, line)
    : callApi(changeCartItem, { ...line, body: { quantity } });
}

/** True for the failed removal of a cart item that is not there any more, as after one in another tab. */
export const isAlreadyRemoved = (quantity: number, error: unknown) =>
  quantity === 0 && error instanceof ApiError && error.status === 404;
