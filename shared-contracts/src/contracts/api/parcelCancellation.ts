import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { optionalLine, uuid } from './fields';
import { order } from './orders';

/**
 * Cancels one parcel of an order of the customer, and returns its pieces to the stock. The parcel's
 * goods, its delivery charge and its share of the discount, in proportion to the goods, are
 * subtracted from the order. If the order was paid online, this amount is refunded. If no other
 * parcel is left, the order is cancelled as by `cancelMyOrder`. 404 for another customer's order,
 * and for a parcel of another order. 409 `parcel-sent` if the shop has sent the parcel,
 * `parcel-cancelled` if it is already cancelled, `parcel-needed` if the rest of the order would
 * cost nothing, and `order-replaced` if pieces of the parcel were replaced after a complaint.
 */
export const cancelMyParcel = defineCall({
  id: 'cancelMyParcel',
  summary: 'Cancel one parcel of an order before it is sent',
  method: 'POST',
  path: '/order/my-order/{id}/parcel/{parcelUuid}/cancel',
  access: 'customer',
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
