import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { MAX_NOTE, moment, taka, uuid } from './fields';

/** Ways to pay. */
export const PAYMENT_METHODS = ['cash-on-delivery', 'bkash', 'nagad', 'card'] as const;
/** A way to pay; `getCapabilities` lists those that an API offers. */
export const paymentMethod = z.enum(PAYMENT_METHODS, { error: 'must be a known way to pay' });
export type PaymentMethod = z.infer<typeof paymentMethod>;

/**
 * Status of a payment. `pending` includes orders that will be paid to the courier. `failed` and
 * `cancelled` payments can be repeated. A `refunded` payment was received and then paid back.
 */
export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'cancelled', 'refunded']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** Money that was received for an order. */
export const orderPayment = z.object({
  /** Amount in taka, which may differ from the total of the order. */
  amount: taka,
  method: paymentMethod,
  /** When the money was received; `null` if the API no longer knows. */
  paidAt: z.nullable(moment),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/**
 * Starts or repeats the payment of the customer's own order, or of the order that was placed with a
 * guest's token. The order's payment method becomes the `method` of the request. Cash on delivery
 * needs no payment gateway and stays `pending`. 400 for a method that the API does not offer. 404
 * for anyone else's order. 409 for an order that is cancelled or already paid. 409
 * `payment-confirming` while a payment is being confirmed. 409 `order-sent` for online payment if a
 * parcel was already sent, because the courier collects the money. 409 `cash-limit` and
 * `unpaid-limit` as in `placeOrder`.
 */
export const startPayment = defineCall({
  id: 'startPayment',
  summary: 'Start or retry the payment of an order',
  method: 'POST',
  path: '/payment/{id}',
  access: 'customer',
  isForGuests: true,
  params: z.object({
    /** Uuid of the order. */
    id: uuid,
  }),
  body: z.object({
    /** One of the API's methods: see `paymentMethods` of `getCapabilities`. */
    method: paymentMethod,
    /** Path, in the storefront, to which the payment gateway sends the shopper back. */
    returnUrl: z.nullish(
      z
        .string()
        .check(
          z.maxLength(MAX_NOTE),
          z.regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u, { error: 'must be a path of the storefront' }),
        ),
    ),
  }),
  reply: z.object({
    /** Status of the payment, and where the shopper pays. */
    data: z.object({
      status: paymentStatus,
      /** URL of the payment gateway's page. */
      gatewayUrl: z.optional(z.string()),
    }),
  }),
  errors: [400, 401, 404, 409],
  isIdempotent: true,
});
