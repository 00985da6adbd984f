import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { line, phone } from './fields';
import { orderHead, orderProgress } from './orders';
import { plainNumber } from './typedText';

/**
 * An order without addresses and note, for a visitor who knows only its number and its phone.
 */
export const trackedOrder = z.object({
  ...orderHead,
  ...orderProgress,
  /**
   * API extension: URL of the API's page on which a guest declines kinds of messages about orders.
   * Left out if the order belongs to an account, or if the given phone is not the guest's.
   */
  messagesUrl: z.optional(z.string()),
  /**
   * API extension: true if `sendOrderCode` sends a code with which the guest opens the whole order.
   */
  isOpenable: z.optional(z.boolean()),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

/** Number and phone by which a visitor without an account finds an order. */
export const orderKey = {
  /** Number of the order, as shown to the shopper. */
  orderNumber: line(20).check(z.overwrite(plainNumber)),
  phone,
};

/**
 * Finds an order by its number and the phone of its shipping or billing address; the caller needs
 * no account. The reply is the same 404 for an unknown number and for a wrong phone. The rate is
 * limited, because order numbers can be guessed.
 */
export const lookUpOrder = defineCall({
  id: 'lookUpOrder',
  summary: 'Find an order by its number and phone',
  method: 'POST',
  path: '/order/lookup',
  access: 'public',
  body: z.object(orderKey),
  reply: trackedOrder,
  errors: [400, 404],
  isTranslated: true,
  isExtension: true,
});
