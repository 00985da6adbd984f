import * as z from 'zod/mini';
import { otp } from './auth';
import { defineCall } from './defineCall';
import { done, moment, phone } from './fields';

/**
 * Sends a code to the phone that a visitor orders with. The reply does not reveal whether the phone
 * has an account. 429 with `Retry-After` within 60 seconds of the last code to the phone, and past
 * the limits of a phone or a network. The code of that refusal is `code-sent` if a guest's code to
 * the phone is being sent, or is valid and not yet entered.
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
 * Trades the code for a token, which is sent as a bearer token like a customer's and opens no
 * account. The token makes one order, delivered to this phone, and then reads and pays that order
 * only. 400 `wrong-otp` for a wrong, used or expired code (ten minutes), and after five wrong
 * attempts. Bangla digits are accepted. With an `Idempotency-Key` header, the same code of the same
 * phone gives a token for the same order again while the code is valid, because the first reply may
 * have been lost.
 */
export const verifyGuestPhone = defineCall({
  id: 'verifyGuestPhone',
  summary: 'Trade the code of a guest for a token that makes one order',
  method: 'POST',
  path: '/order/guest/verification',
  access: 'public',
  body: z.object({ phone, otp }),
  reply: z.object({
    /** Opaque; stored in the cookie `guestToken`. */
    guestToken: z.string(),
    /** When the token and its cookie expire: two hours after the token was issued. */
    expiresAt: moment,
  }),
  errors: [400],
  isExtension: true,
  isIdempotent: true,
});
