import * as z from 'zod/mini';
import { otp, passwordChosen, passwordGiven } from './auth';
import { defineCall } from './defineCall';
import { done, phone } from './fields';

const withPassword = z.object({
  /** The customer's password. */
  currentPassword: z.optional(passwordGiven),
});

/**
 * Requests a link to an archive with all personal data of the customer: a page to read in the
 * language of the request, and a JSON file for each kind of data. The call needs the password,
 * because a token may be stolen: 403 `password-needed` without a password, 403 `wrong-password`
 * with a wrong password. A wrong password counts as a sign-in attempt. 429 after too many requests.
 */
export const requestMyData = defineCall({
  id: 'requestMyData',
  summary: "A link to all of the customer's data",
  method: 'POST',
  path: '/customer/personal-data',
  access: 'customer',
  body: withPassword,
  reply: z.object({
    /** URL of the archive, which works without a token for ten minutes. */
    url: z.string(),
  }),
  errors: [400, 401, 403],
  isExtension: true,
});

/**
 * Deletes the account with all personal data, and ends all sessions. Records of sales and payments
 * stay without name, phone, address and pictures, as company and tax law require. The call
 * needs the password, like `requestMyData`. Replies with 409 as long as something is open:
 * `orders-open` while an order is on its way, `refund-open` while the market owes a refund, and
 * `complaint-open` while a complaint is not settled. The phone can sign up again.
 */
export const deleteAccount = defineCall({
  id: 'deleteAccount',
  summary: "Delete the customer's account and personal data",
  method: 'POST',
  path: '/customer/delete-account',
  access: 'customer',
  body: withPassword,
  reply: done,
  errors: [400, 401, 403, 409],
  isExtension: true,
});

/**
 * Changes the password, and ends all other sessions. Needs the old password, like `requestMyData`.
 * The API notifies the phone and the e-mail address. 400 for a common password.
 */
export const changePassword = defineCall({
  id: 'changePassword',
  summary: "Change the customer's password",
  method: 'POST',
  path: '/customer/change-password',
  access: 'customer',
  body: z.object({
    ...withPassword.shape,
    /** The new password. */
    password: passwordChosen,
  }),
  reply: done,
  errors: [400, 401, 403],
  isExtension: true,
});

/** Returns the new phone to which a code was sent; `null` without a code or after it expired. */
export const getPhoneChange = defineCall({
  id: 'getPhoneChange',
  summary: 'The new phone that awaits its code',
  method: 'GET',
  path: '/customer/phone-change',
  access: 'customer',
  reply: z.object({
    /** Phone with +88. */
    phone: z.nullable(z.string()),
  }),
  errors: [401],
  isExtension: true,
});

/**
 * Begins to change the phone: sends a code to the new phone. Needs the password, like
 * `requestMyData`. A repeated request sends another code, which replaces the earlier one. The reply
 * does not reveal whether the phone has an account. 400 for the phone that the account has
 * verified already. 429 with `Retry-After` within 60 seconds of the last code to the phone.
 */
export const beginPhoneChange = defineCall({
  id: 'beginPhoneChange',
  summary: 'Send a code to a new phone',
  method: 'POST',
  path: '/customer/phone-change',
  access: 'customer',
  body: z.object({
    ...withPassword.shape,
    /** The new phone, a mobile phone of Bangladesh. It may lack the +88. */
    phone,
  }),
  reply: done,
  errors: [400, 401, 403],
  isExtension: true,
});

/**
 * Changes the phone with the code that was sent to it. The account keeps its orders, and gets the
 * orders that were placed with the new phone without an account. The API notifies the previous
 * phone. 400 `wrong-otp` if the code is wrong, used or expired. 409 `phone-in-use` if another
 * account with this phone is verified or has orders; only a client with the right code learns this.
 */
export const confirmPhoneChange = defineCall({
  id: 'confirmPhoneChange',
  summary: "Change the customer's phone by a code",
  method: 'POST',
  path: '/customer/confirm-phone-change',
  access: 'customer',
  body: z.object({ otp }),
  reply: done,
  errors: [400, 401, 409],
  isExtension: true,
});
