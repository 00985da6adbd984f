import { ApiError } from '@marketplace/contracts/api/client';
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
import { plainCode, readField } from '@marketplace/contracts/api/typedText';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { readCartUuid } from '@marketplace/contracts/cookies';
import type { EventMap } from '@marketplace/contracts/events';
import { toast } from '@marketplace/contracts/notices';
import { callApi } from '../../contracts';
import { waitForPending } from '../page-parts/waitForPending';
import { readForPage, readMutationResult } from './cartStore';

const noCart = (): Cart => ({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });

/**
 * Fetches the cart whose uuid is in the cookie. If the cookie is missing or malformed, returns an
 * empty cart, so that a bad cookie cannot break the page.
 */
export async function fetchCart(request?: Request): Promise<Cart> {
  const cartUuid = readCartUuid(request);
  if (!uuid.safeParse(cartUuid).success) return noCart();
  return callApi(getPublicCart, { query: { cartUuid }, request });
}

/**
 * Fetches the cart that a page shows. In a browser, first waits for pending changes, because they
 * may create the cart. Shows a toast if the cart cannot be loaded (specification section 8).
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

/**
 * Assigns the cart that the cookie names to the signed-in customer.
 * @returns the customer's cart; `undefined` if the API keeps no carts for customers
 */
export async function sendClaim(): Promise<Cart | undefined> {
  if (!(await isCallSupported(claimCart))) return undefined;
  return callApi(claimCart, { body: { cartUuid: readCartUuid() } });
}

/** A product or one of its variants, and the quantity to add. */
export type Addition = Pick<
  EventMap['cart:add-requested'],
  'productUuid' | 'productVariantUuid' | 'quantity'
>;

/**
 * Adds a product to the cart that the cookie names, or to a new cart.
 * @param request the visitor's request, on the server
 * @returns the new cart
 */
export function addToCart(
  { productUuid, productVariantUuid, quantity }: Addition,
  request?: Request,
  cartUuid = readCartUuid(request),
): Promise<Cart> {
  return callApi(addCartItem, {
    body: { productUuid, productVariantUuid, quantity, cartUuid },
    request,
  });
}

/**
 * Sets the quantity of a cart item; 0 removes the item.
 * @param request the visitor's request, on the server
 * @returns the new cart; `undefined` if the item to remove no longer exists
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
 * Saves a cart item for later or moves it into the cart. Also restores a removed item.
 * @param request the visitor's request, on the server
 * @returns the new cart
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
 * Applies a promo code to the cart. An empty `code` removes the cart's promo code.
 * @param request the visitor's request, on the server
 * @returns the new cart
 */
export function savePromoCode(code: string, request?: Request): Promise<Cart> {
  const query = { cartUuid: readCartUuid(request) };
  return code === ''
    ? callApi(removePromoCode, { query, request })
    : callApi(applyPromoCode, { query, body: { code }, request });
}

/**
 * Changes the cart as a form requests: sets the promo code, moves an item, or sets the quantity of
 * an item. The quantity 0 removes the item.
 * @param request the visitor's request, on the server
 * @returns the new cart
 */
export async function saveCartForm(
  form: FormData,
  quantity: number,
  request?: Request,
): Promise<Cart | undefined> {
  if (form.has('promoCode')) return savePromoCode(plainCode(readField(form, 'promoCode')), request);
  const line = readField(form, CART_FIELDS.cartItemUuid);
  if (form.has('to'))
    return saveCartPlace(line, readField(form, 'to') === 'saved' ? 'saved' : 'cart', request);
  return saveQuantity(line, quantity, request);
}
