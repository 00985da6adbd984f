import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { MAX_NOTE, uuid } from './fields';

/** Ways to pay (design section 7). */
export const PAYMENT_METHODS = ['cash-on-delivery', 'bkash', 'nagad', 'card'] as const;
export const paymentMethod = z.enum(PAYMENT_METHODS, { error: 'must be a known way to pay' });
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** `pending` is also an order that is paid to the courier and not yet delivered. */
export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'cancelled']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/**
 * Starts or retries the payment of one's own order, `id` being its uuid. Cash on delivery needs no
 * gateway and stays `pending`; a method the host does not offer is a 400 that says so.
 */
export const startPayment = defineCall({
  id: 'startPayment',
  summary: 'Start or retry the payment of an order',
  method: 'POST',
  path: '/payment/{id}',
  access: 'customer',
  params: z.object({ id: uuid }),
  body: z.object({
    method: paymentMethod,
    /** Path of the storefront a gateway sends the shopper back to. */
    returnUrl: z.nullish(
      z
        .string()
        .check(
          z.maxLength(MAX_NOTE),
          z.regex(/^\/(?![/\\])/, { error: 'must be a path of the storefront' }),
        ),
    ),
  }),
  reply: z.object({
    data: z.object({
      status: paymentStatus,
      /** Where to send the shopper to pay. */
      gatewayUrl: z.optional(z.string()),
    }),
  }),
  errors: [400, 401, 404, 409],
});
