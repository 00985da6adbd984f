import { callApi } from '@marketplace/contracts/api/client';
import { uuid } from '@marketplace/contracts/api/fields';
import { applyPromoCode, removePromoCode } from '@marketplace/contracts/api/promoCodes';
import {
  addCartItem,
  type Cart,
  type CartPlace,
  changeCartItem,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { readCartUuid } from '@marketplace/contracts/cookies';
import type { EventMap } from '@marketplace/contracts/events';
import { publishCart } from './publishCart';

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

/** Adds to the cart of the cookie, or creates one and sets the cookie. */
export async function addToCart({
  productUuid,
  productVariantUuid,
  quantity,
}: EventMap['cart:add-requested']): Promise<void> {
  const cart = await callApi(addCartItem, {
    body: { productUuid, productVariantUuid, quantity, cartUuid: readCartUuid() },
  });
  publishCart(cart);
}

/** Sets the quantity of a cart item, where 0 removes it; returns the new cart. */
export function saveCartItem(cartItemUuid: string, quantity: number): Promise<Cart> {
  const line = { params: { cartItemUuid }, query: { cartUuid: readCartUuid() } };
  return quantity === 0
    ? callApi(removeCartItem, line)
    : callApi(changeCartItem, { ...line, body: { quantity } });
}

/**
 * Moves a line for later or into the cart, also one just removed; returns the new cart.
 * @param request on the server, the visitor's
 */
export const saveCartPlace = (
  cartItemUuid: string,
  to: CartPlace,
  request?: Request,
): Promise<Cart> =>
  callApi(moveCartItem, {
    params: { cartItemUuid },
    query: { cartUuid: readCartUuid(request) },
    body: { to },
    request,
  });

/**
 * Puts a promo code on the cart, or takes it off where the code is empty; returns the new cart.
 * @param request on the server, the visitor's
 */
export function savePromoCode(code: string, request?: Request): Promise<Cart> {
  const query = { cartUuid: readCartUuid(request) };
  return code === ''
    ? callApi(removePromoCode, { query, request })
    : callApi(applyPromoCode, { query, body: { code }, request });
}
