import * as z from 'zod/mini';
import { otp } from './auth';
import { defineCall } from './defineCall';
import { done, moment, uuid } from './fields';
import { orderKey } from './trackedOrder';

/**
 * Sends a code to the phone of a guest's order. With the code, `verifyOrderCode` opens the order.
 * The reply is the same 404 for an unknown number, for a phone that is not the guest's, and for an
 * order that belongs to an account. 429 with `Retry-After` within 60 seconds of the last code to the
 * phone, and if too many codes or orders were requested. The 429 has the error code `code-sent` if
 * the phone has a valid code for this order that nobody has entered yet.
 */
export const sendOrderCode = defineCall({
  id: 'sendOrderCode',
  summary: "Send a code that opens a guest's order",
  method: 'POST',
  path: '/order/lookup/code',
  access: 'public',
  body: z.object(orderKey),
  reply: done,
  errors: [400, 404],
  isExtension: true,
});

/**
 * Exchanges the code from `sendOrderCode` for a guest's token, which allows reading, paying and
 * cancelling this order and no other. 400 `wrong-otp` for a wrong, used or expired code (after ten
 * minutes), after five wrong attempts, and for the code of another order. Bangla digits are
 * accepted. If the first reply is lost, a client may repeat the call while the code is valid, with
 * the same input and `Idempotency-Key` header.
 */
export const verifyOrderCode = defineCall({
  id: 'verifyOrderCode',
  summary: "Trade the code of a guest's order for a token that opens it",
  method: 'POST',
  path: '/order/lookup/verification',
  access: 'public',
  body: z.object({ ...orderKey, otp }),
  reply: z.object({
    /** Order that the token opens. */
    orderUuid: uuid,
    /** Opaque value, which the storefront keeps in a cookie that scripts cannot read. */
    guestToken: z.string(),
    /** When the token and its cookie expire: half an hour after the token was issued. */
    expiresAt: moment,
  }),
  errors: [400],
  isExtension: true,
  isIdempotent: true,
});
