import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { optionalLine, uuid } from './fields';
import { order } from './orders';

/**
 * Cancels one parcel of an order of the customer or of a guest's token, and returns its pieces to the
 * stock. The sums of the order lose the parcel's goods and delivery charge, and its share of the
 * discount by the value of its goods. If the rest is below the minimum of the promo code
 * (`endsDiscount`), the order loses the whole discount, but at most what the parcel costs. If the
 * order was paid online, this amount is refunded. The order's other parcels are sent. If none is
 * left, the order is cancelled as by `cancelMyOrder`. 404 for anyone else's order, and for a parcel
 * of another order. 409 `parcel-sent` if the shop has sent the parcel, 409 `parcel-cancelled` if it
 * is cancelled already, 409 `parcel-needed` if the rest of the order would cost nothing.
 */
export const cancelMyParcel = defineCall({
  id: 'cancelMyParcel',
  summary: 'Cancel one parcel of an order before it is sent',
  method: 'POST',
  path: '/order/my-order/{id}/parcel/{parcelUuid}/cancel',
  access: 'customer',
  isForGuests: true,
  params: z.object({
    /** Uuid of the order. */
    id: uuid,
    /** Uuid of the parcel. */
    parcelUuid: uuid,
  }),
  body: z.object({
    /** The customer's reason, which the shops read. */
    reason: optionalLine(),
  }),
  reply: order,
  errors: [400, 401, 404, 409],
  isTranslated: true,
  isExtension: true,
});
