import * as z from 'zod/mini';
import { otp } from './auth';
import { defineCall } from './defineCall';
import { done, moment, phone } from './fields';

/**
 * Sends a code to the phone a visitor orders with, whether or not the phone has an account: the
 * reply does not tell. 429 with `Retry-After` within 60 seconds of the last code to the phone, and
 * past what a phone or a network may ask for; its code is `code-sent` where a guest's code to the phone is
 * under way or valid, and has yet to be entered.
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
 * Trades the code for a token that makes one order, delivered to this very phone, and then reads
 * and pays that order alone: it opens no account. It is sent as bearer, as a customer's is. 400
 * `wrong-otp` for a code that is wrong, used or more than ten minutes old, and after five wrong
 * tries. Bangla digits will do.
 *
 * With an `Idempotency-Key` header the same code of the same phone gives, for as long as it is valid, a token
 * for the same order again: the answer to the first may have been lost.
 */
export const verifyGuestPhone = defineCall({
  id: 'verifyGuestPhone',
  summary: 'Trade the code of a guest for a token that makes one order',
  method: 'POST',
  path: '/order/guest/verification',
  access: 'public',
  body: z.object({ phone, otp }),
  reply: z.object({
    /** Opaque; goes into the cookie of the same name. */
    guestToken: z.string(),
    /** When the token ends by itself, two hours after it was issued; the cookie with it. */
    expiresAt: moment,
  }),
  errors: [400],
  isExtension: true,
  isIdempotent: true,
});
