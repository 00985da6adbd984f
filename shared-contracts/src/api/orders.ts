import * as z from 'zod/mini';
import { postalAddress } from './addresses';
import { defineCall } from './defineCall';
import { count, MAX_NOTE, moment, optionalText, quantity, taka, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';
import { paymentMethod, paymentStatus } from './payments';

export const orderStatus = z.enum(['placed', 'confirmed', 'shipped', 'delivered', 'cancelled']);
export type OrderStatus = z.infer<typeof orderStatus>;

/** What was bought, as it was named, pictured and priced at that moment. Amounts in taka. */
export const orderItem = z.object({
  uuid,
  productName: z.string(),
  productHandle: z.string(),
  /** The chosen option values; empty without variants. */
  variant: z.array(z.string()),
  smallImageUrl: z.nullable(z.string()),
  quantity,
  unitPrice: taka,
  /** `unitPrice` times `quantity`. */
  total: taka,
});
export type OrderItem = z.infer<typeof orderItem>;

/** The part of an order that one shop sends. */
export const parcel = z.object({
  uuid,
  shopName: z.string(),
  shopHandle: z.string(),
  status: orderStatus,
  deliveryCharge: taka,
  orderItems: z.array(orderItem),
});
export type Parcel = z.infer<typeof parcel>;

const orderHead = {
  uuid,
  /** Short, for people; not a way in: orders are reached by uuid and owner only. */
  orderNumber: z.string(),
  status: orderStatus,
  placedAt: moment,
  paymentMethod,
  paymentStatus,
  /** Sum of all lines, of all delivery charges, and of both. Taka. */
  subtotal: taka,
  deliveryCharge: taka,
  total: taka,
};

/** An order whole. */
export const order = z.object({
  ...orderHead,
  shippingAddress: postalAddress,
  billingAddress: postalAddress,
  note: z.nullable(z.string()),
  parcels: z.array(parcel),
});
export type Order = z.infer<typeof order>;

/** An order in a list. */
export const orderSummary = z.object({
  ...orderHead,
  /** Pieces, over all lines. */
  itemCount: count,
  productNames: z.array(z.string()),
  /** Pictures of the first lines, at most four. */
  smallImageUrls: z.array(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/**
 * Turns a cart into an order, whole or not at all; prices and stock are the host's. 409 names the
 * product that is short, or says that the cart is empty or no longer costs `expectedSubtotal`.
 * With an `Idempotency-Key` header the same request gives the same order, however often it comes;
 * the key with another body is a 409. Empties the cart.
 */
export const placeOrder = defineCall({
  id: 'placeOrder',
  summary: 'Place an order for what is in a cart',
  method: 'POST',
  path: '/order',
  access: 'customer',
  body: z.object({
    cartUuid: uuid,
    shippingAddress: postalAddress,
    billingAddress: postalAddress,
    paymentMethod,
    note: optionalText(MAX_NOTE),
    /** The subtotal the shopper saw, in taka; left out, today's prices are taken as they are. */
    expectedSubtotal: z.optional(taka),
  }),
  reply: order,
  errors: [400, 401, 409],
  isIdempotent: true,
});

/** The customer's orders, newest first. 6 a page by default. */
export const listMyOrders = defineCall({
  id: 'listMyOrders',
  summary: "The customer's orders, newest first",
  method: 'GET',
  path: '/order/my-order',
  access: 'customer',
  query: z.object(pageQuery(6)),
  reply: pageOf(orderSummary),
  errors: [400, 401],
});

/** One order of the customer's own, `id` being its uuid; 404 for another's. */
export const getMyOrder = defineCall({
  id: 'getMyOrder',
  summary: "One of the customer's orders",
  method: 'GET',
  path: '/order/my-order/{id}',
  access: 'customer',
  params: z.object({ id: uuid }),
  reply: order,
  errors: [401, 404],
});
