import { callApi } from '@marketplace/contracts/api/client';
import { type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { applyPromoCode } from '@marketplace/contracts/api/promoCodes';
import { PRODUCT, VARIANT } from './marketUuids';
import { fillCart, orderBody } from './orderBody';

interface Placing {
  paymentMethod?: Order['paymentMethod'];
  /** A promo code. */
  code?: string;
}

/** Places an order with two parcels: fish from one shop, honey and pickle from another. */
export async function placeTestOrder(
  request: Request,
  { paymentMethod = 'cash-on-delivery', code }: Placing = {},
): Promise<Order> {
  const cartUuid = await fillCart([
    { productUuid: PRODUCT.rui, quantity: 3 },
    { productUuid: PRODUCT.honey, quantity: 2 },
    { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar, quantity: 1 },
  ]);
  if (code) await callApi(applyPromoCode, { query: { cartUuid }, body: { code } });
  return callApi(placeOrder, { request, body: { ...orderBody(cartUuid), paymentMethod } });
}
