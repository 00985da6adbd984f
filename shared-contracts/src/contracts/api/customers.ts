import * as z from 'zod/mini';
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
 * Changes what is given; `email: null` takes it off. 409 for an e-mail that cannot be used, 429
 * after many changes of it.
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
  }),
  reply: customer,
  errors: [400, 401, 409],
  isExtension: true,
});
