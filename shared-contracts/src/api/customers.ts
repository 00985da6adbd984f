import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { uuid } from './fields';

/** Who is signed in (design section 7). Phones carry +88. */
export const customer = z.object({
  uuid,
  fullName: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  phoneVerified: z.boolean(),
});
export type Customer = z.infer<typeof customer>;

export const getCurrentCustomer = defineCall({
  id: 'getCurrentCustomer',
  summary: 'The customer the token belongs to',
  method: 'GET',
  path: '/customer/current-customer',
  access: 'customer',
  reply: customer,
  errors: [401],
});
