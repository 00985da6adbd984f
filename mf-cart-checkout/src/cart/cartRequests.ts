import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { uuid } from '@marketplace/contracts/api/fields';
import { applyPromoCode, removePromoCode } from '@marketplace/contracts/api/promoCodes';
import {
  addCartItem,
  type Cart,
  type CartPlace,
  changeCartItem,
  claimCart,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { readCartUuid } from '@marketplace/contracts/cookies';
import type { EventMap } from '@marketplace/contracts/events';
import { toast } from '@marketplace/contracts/notices/toast';
import { waitForPending } from '../page-parts/waitForPending';
import { readForPage, readMutationResult } from './cartStore';

const noCart = (): Cart => ({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });

/**
 * The cart of the cookie. A missing or malformed cookie is an empty cart, so that it cannot break the
 * page.
 */
export async function fetchCart(request?: Request): Promise<Cart> {
  const cartUuid = readCartUuid(request);
  if (!uuid.safeParse(cartUuid).success) return noCart();
  return callApi(getPublicCart, { query: { cartUuid }, request });
}

/**
 * The cart that a page shows. A browser reads it after the changes under way, which may be the ones that
 * make the cart, and tells why it cannot be loaded (specification section 8).
 */
export async function fetchShownCart(request: Request): Promise<Cart> {
  if (typeof window === 'undefined') return fetchCart(request);
  await waitForPending('cart');
  try {
    return readMutationResult() ?? (await readForPage(() => fetchCart(request)));
  } catch (error) {
    await toast.failure(error);
    throw error;
  }
}

/** Makes the cart of the cookie the customer's; `undefined` where the host keeps none for customers. */
export async function sendClaim(): Promise<Cart | undefined> {
  if (!(await isCallSupported(claimCart))) return undefined;
  return callApi(claimCart, { body: { cartUuid: readCartUuid() } });
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
 * Sets the quantity of a cart item, where 0 removes it; returns the new cart, and nothing of a line that
 * is removed already.
 * @param request on the server, the visitor's
 */
export async function saveQuantity(
  cartItemUuid: string,
  quantity: number,
  request?: Request,
): Promise<Cart | undefined> {
  const line = { params: { cartItemUuid }, query: { cartUuid: readCartUuid(request) }, request };
  if (quantity !== 0) return callApi(changeCartItem, { ...line, body: { quantity } });
  try {
    return await callApi(removeCartItem, line);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
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

/**
 * Makes the change of the cart that a form asks for: its promo code, the place of a line, or its quantity,
 * as `saveQuantity` does; returns the new cart.
 * @param request on the server, the visitor's
 */
export async function saveCartForm(
  form: FormData,
  quantity: number,
  request?: Request,
): Promise<Cart | undefined> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  if (form.has('promoCode')) return savePromoCode(text('promoCode'), request);
  const line = text(CART_FIELDS.cartItemUuid);
  if (form.has('to'))
    return saveCartPlace(line, text('to') === 'saved' ? 'saved' : 'cart', request);
  return saveQuantity(line, quantity, request);
}
