import { callApi } from '@marketplace/contracts/api/client';
import { uuid } from '@marketplace/contracts/api/fields';
import { type Cart, getPublicCart } from '@marketplace/contracts/api/publicCart';
import { readCartUuid } from '@marketplace/contracts/session/cookies';

const NO_CART: Cart = { uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 };

/**
 * The cart of the cookie. No cookie, or one that somebody tampered with, is an empty cart: it must
 * not cost a shopper the page.
 */
export async function fetchCart(request?: Request): Promise<Cart> {
  const cartUuid = readCartUuid(request);
  if (!uuid.safeParse(cartUuid).success) return NO_CART;
  return callApi(getPublicCart, { query: { cartUuid }, request });
}
