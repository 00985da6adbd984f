import { callApi } from '@marketplace/contracts/api/client';
import { addCartItem } from '@marketplace/contracts/api/publicCart';
import type { EventMap } from '@marketplace/contracts/events';
import { readCartUuid } from '@marketplace/contracts/session/cookies';
import { keepCart } from './keepCart';

/** Adds to the cart of the cookie, or to a new one whose uuid the cookie then holds. */
export async function addToCart({
  productUuid,
  productVariantUuid,
  quantity,
}: EventMap['cart:add-requested']): Promise<void> {
  const cart = await callApi(addCartItem, {
    body: { productUuid, productVariantUuid, quantity, cartUuid: readCartUuid() },
  });
  keepCart(cart);
}
