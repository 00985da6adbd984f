import * as z from 'zod/mini';
import { passwordGiven } from './auth';
import { defineCall } from './defineCall';
import { emailAddress, line, uuid } from './fields';

/**
 * Kinds of messages about orders (SMS, e-mail) that a customer or guest can decline. Codes cannot
 * be declined, nor messages about failed payments, refunds, and cancelled or undeliverable orders.
 */
export const optionalMessage = z.enum(['placed', 'paid', 'on-its-way', 'delivered']);
export type OptionalMessage = z.infer<typeof optionalMessage>;

/** The signed-in customer. */
export const customer = z.object({
  uuid,
  fullName: z.string(),
  /** Phone with +88. */
  phone: z.string(),
  /** `null` if the customer gave none. */
  email: z.nullable(z.string()),
  /**
   * False until the customer has opened the link that was sent to the e-mail address. Until then,
   * codes for a new password go only to the customer's phone. An API that changes the address
   * without asking for the password leaves out this field.
   */
  emailVerified: z.optional(z.boolean()),
  /** False until the customer has entered the code that was sent to the phone. */
  phoneVerified: z.boolean(),
  /**
   * Kinds of messages about orders that the customer has declined. An API that sends no messages
   * about orders leaves out this field.
   */
  mutedMessages: z.optional(z.array(optionalMessage)),
});
export type Customer = z.infer<typeof customer>;

/** Returns the signed-in customer; 401 if nobody is signed in. */
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
 * Changes the given fields; `email: null` removes the e-mail address. Changing or removing the
 * e-mail address needs the password, because a token may be stolen: 403 `password-needed` without a
 * password, 403 `wrong-password` with a wrong password. A wrong password counts as a failed
 * sign-in. The API notifies the previous address and the phone, and sends a link to the new
 * address. If a request contains only the current address and it is still unverified, the API sends
 * another link. 409 for an address that cannot be used, 429 after too many changes or links.
 */
export const updateCurrentCustomer = defineCall({
  id: 'updateCurrentCustomer',
  summary: "Change the customer's name or e-mail",
  method: 'PATCH',
  path: '/customer/current-customer',
  access: 'customer',
  body: z.object({
    /** Name that orders and reviews show. */
    fullName: z.optional(line(100)),
    /** `null` removes the e-mail address. */
    email: z.nullish(emailAddress),
    /** The customer's password, needed if `email` changes or is removed. */
    currentPassword: z.optional(passwordGiven),
    /** Kinds of messages about orders that the customer declines; replaces the previous kinds. */
    mutedMessages: z.optional(z.array(optionalMessage).check(z.maxLength(4))),
  }),
  reply: customer,
  errors: [400, 401, 403, 409],
  isExtension: true,
});
