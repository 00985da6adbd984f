import { callApi } from '@marketplace/contracts/api/client';
import { type Cart, changeCartItem, removeCartItem } from '@marketplace/contracts/api/publicCart';
import { readCartUuid } from '@marketplace/contracts/session/cookies';

/** Sets how many pieces a line has, 0 taking it out; replies the cart as it then is. */
export function saveCartItem(cartItemUuid: string, quantity: number): Promise<Cart> {
  const line = { params: { cartItemUuid }, query: { cartUuid: readCartUuid() } };
  return quantity === 0
    ? callApi(removeCartItem, line)
    : callApi(changeCartItem, { ...line, body: { quantity } });
}
