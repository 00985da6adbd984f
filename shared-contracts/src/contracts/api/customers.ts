import * as z from 'zod/mini';
import { passwordGiven } from './auth';
import { defineCall } from './defineCall';
import { emailAddress, line, uuid } from './fields';

/** The signed-in customer (design section 7). */
export const customer = z.object({
  uuid,
  fullName: z.string(),
  /** With +88. */
  phone: z.string(),
  /** `null` where none was given. */
  email: z.nullable(z.string()),
  /**
   * False until the customer has opened the link that was sent to the e-mail address: codes for a new
   * password go to their phone alone. Left out by a host that asks for no password before it changes.
   */
  emailVerified: z.optional(z.boolean()),
  /** While false, the shopper is led to enter the code sent to their phone. */
  phoneVerified: z.boolean(),
});
export type Customer = z.infer<typeof customer>;

/** First call of the storefront to learn who is signed in; 401 where nobody is. */
export const getCurrentCustomer = defineCall({
  id: 'getCurrentCustomer',
  summary: 'The customer the token belongs to',
  method: 'GET',
  path: '/customer/current-customer',
  access: 'customer',
  reply: customer,
  errors: [401],
});

/**
 * Changes what is given; `email: null` takes it off. Another e-mail address needs the password, for a
 * token may be stolen: 403 `password-needed` without, `wrong-password` with a wrong one, which counts
 * as a try to sign in. The address before and the phone are told, and a link goes to the new one; the
 * same address sent again, alone, while it is not verified gets another link. 409 for one that cannot be
 * used, 429 after many changes of it or past the links it may get.
 */
export const updateCurrentCustomer = defineCall({
  id: 'updateCurrentCustomer',
  summary: "Change the customer's name or e-mail",
  method: 'PATCH',
  path: '/customer/current-customer',
  access: 'customer',
  body: z.object({
    /** As orders and reviews show it. */
    fullName: z.optional(line(100)),
    /** `null` takes it off. */
    email: z.nullish(emailAddress),
    /** The customer's password, where `email` is another one than before. */
    currentPassword: z.optional(passwordGiven),
  }),
  reply: customer,
  errors: [400, 401, 403, 409],
  isExtension: true,
});
