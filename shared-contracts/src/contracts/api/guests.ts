import * as z from 'zod/mini';
import { otp } from './auth';
import { defineCall } from './defineCall';
import { done, moment, phone } from './fields';

/**
 * Sends a code to the phone that a visitor orders with. The reply does not reveal whether the phone
 * has an account. 400 for a phone that cannot receive text messages. 429 with `Retry-After` within
 * 60 seconds of the last code to the phone, and if too many codes were requested for the phone or
 * from the visitor's network. The 429 has the error code `code-sent` if a guest's code is on its
 * way to the phone, or if the phone has a valid guest's code that nobody has entered yet.
 */
export const sendGuestCode = defineCall({
  id: 'sendGuestCode',
  summary: 'Send a code to the phone of a guest who orders',
  method: 'POST',
  path: '/order/guest/code',
  access: 'public',
  body: z.object({ phone }),
  reply: done,
  errors: [400],
  isExtension: true,
});

/**
 * Exchanges the code from `sendGuestCode` for a guest's token. The token is sent as a bearer token,
 * like a customer's, but opens no account. It allows placing one order, with this phone in the
 * shipping address. After that, it only allows reading, paying and cancelling that order. 400 `wrong-otp` for a
 * wrong, used or expired code (after ten minutes), and after five wrong attempts. Bangla digits are
 * accepted. If the first reply is lost, a client may repeat the call while the code is valid, with
 * the same code, phone and `Idempotency-Key` header. It then gets a token for the same order.
 */
export const verifyGuestPhone = defineCall({
  id: 'verifyGuestPhone',
  summary: 'Trade the code of a guest for a token that makes one order',
  method: 'POST',
  path: '/order/guest/verification',
  access: 'public',
  body: z.object({ phone, otp }),
  reply: z.object({
    /** Opaque value, which the storefront stores in the cookie `guestToken`. */
    guestToken: z.string(),
    /** When the token and its cookie expire: two hours after the token was issued. */
    expiresAt: moment,
  }),
  errors: [400],
  isExtension: true,
  isIdempotent: true,
});
