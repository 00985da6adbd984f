import * as z from 'zod/mini';
import { postalAddress, shownAddress } from './addresses';
import { orderComplaint } from './complaints';
import { defineCall } from './defineCall';
import {
  count,
  moment,
  optionalLine,
  optionalNote,
  queryInteger,
  searchText,
  taka,
  uuid,
} from './fields';
import { handOver } from './handOvers';
import { type OrderItem, orderItem } from './orderItem';
import { orderRefund } from './orderRefund';
import { pageOf, pageQuery } from './pagination';
import { parcelSeller } from './parcelSeller';
import { orderPayment, paymentMethod, paymentStatus } from './payments';
import { refundPromise } from './refundPromise';

export { type OrderItem, orderItem };

/** Status of an order or of one of its parcels. */
export const orderStatus = z.enum(['placed', 'confirmed', 'shipped', 'delivered', 'cancelled'], {
  error: 'must be a known status',
});
export type OrderStatus = z.infer<typeof orderStatus>;

/** The goods of an order that one shop sends. */
export const parcel = z.object({
  uuid,
  shopName: z.string(),
  /** Slug of the shop's page. */
  shopHandle: z.string(),
  /** API extension: address and tax number of the shop, for the invoice. */
  seller: z.optional(parcelSeller),
  status: orderStatus,
  /**
   * API extension: true if the customer may cancel the parcel (`cancelMyParcel`): neither the
   * parcel nor the order is cancelled, and the parcel was not sent.
   */
  isCancellable: z.optional(z.boolean()),
  /**
   * API extension: true if the order loses the whole discount of its promo code when this parcel is
   * cancelled, because the rest is below the code's minimum. The discount is then taken off what is
   * paid back for the parcel.
   */
  endsDiscount: z.optional(z.boolean()),
  /** Cost of delivering this parcel. */
  deliveryCharge: taka,
  /**
   * API extension: latest arrival of the parcel, as promised when the order was placed. This is the
   * last moment of a day in Dhaka, or a time of the day for hot food. Left out or `null` if nothing
   * was promised.
   */
  expectedBy: z.nullish(moment),
  /**
   * API extension: true if `expectedBy` has passed by the API's clock and the parcel is still
   * expected.
   */
  isPromiseMissed: z.optional(z.boolean()),
  /**
   * API extension: last moment at which the law allows the parcel to arrive, which may be later
   * than `expectedBy`. Left out or `null` if the API knows none.
   */
  dueBy: z.nullish(moment),
  /**
   * API extension: `delivery` if the parcel has not arrived in the time that the law sets.
   * `confirmation` if the order is paid and the shop has not confirmed the parcel by the deadline
   * that the market promises. `null` otherwise.
   */
  late: z.nullish(z.enum(['delivery', 'confirmation'])),
  /** Order lines in the parcel. */
  orderItems: z.array(orderItem),
});
export type Parcel = z.infer<typeof parcel>;

/** One change in the status of an order or of one of its parcels. */
export const statusChange = z.object({
  status: orderStatus,
  /** Uuid of the parcel; `null` if the whole order changed. */
  parcelUuid: z.nullable(uuid),
  /** Reason for the change, in words for the customer; `null` if the status says enough. */
  note: z.nullable(z.string()),
  changedAt: moment,
});
export type StatusChange = z.infer<typeof statusChange>;

/** Fields that a tracked order also has. */
export const orderHead = {
  uuid,
  /** Short number for people. The number alone gives no access to the order: see `lookUpOrder`. */
  orderNumber: z.string(),
  status: orderStatus,
  placedAt: moment,
  paymentMethod,
  paymentStatus,
  /** Sum of the totals of all lines, without those of parcels that were cancelled alone. */
  subtotal: taka,
  /** Sum of the delivery charges of the same parcels. */
  deliveryCharge: taka,
  /** API extension: discount for the promo code. */
  discount: z.optional(taka),
  /** API extension: the promo code that the order was placed with. */
  promoCode: z.nullish(z.string()),
  /** `subtotal` plus `deliveryCharge`, minus `discount`. */
  total: taka,
};

/** Parcels and payments of an order and of a tracked order. */
export const orderProgress = {
  parcels: z.array(parcel),
  /** Changes of status, the oldest first. */
  history: z.array(statusChange),
  /** True if the customer may cancel the order: it is not cancelled, and no parcel was sent. */
  isCancellable: z.boolean(),
  /** When the order expires if it is not paid; `null` if the customer need not pay in advance. */
  paymentExpiresAt: z.nullable(moment),
  /**
   * API extension: true while a payment gateway may have taken the money but has not confirmed it.
   * The shopper waits and is not asked to pay again.
   */
  isPaymentConfirming: z.optional(z.boolean()),
  /** API extension: received payments, oldest first, including those that were paid back. */
  payments: z.optional(z.array(orderPayment)),
  /** API extension: refunds, the oldest first; empty if there is none. */
  refunds: z.optional(z.array(orderRefund)),
  /**
   * API extension: deadlines for refunding an advance payment, counted from the day of the order.
   * Left out or `null` if nothing more will be delivered, or if the API promises no deadlines.
   */
  refundPromise: z.nullish(refundPromise),
  /**
   * API extension: true if a guest with a token of the order can also complain about it, and name
   * accounts for its refunds.
   */
  takesComplaints: z.optional(z.boolean()),
};

/** An order with all its details. */
export const order = z.object({
  ...orderHead,
  shippingAddress: shownAddress,
  billingAddress: shownAddress,
  /** The shopper's message to the shops; plain text. */
  note: z.nullable(z.string()),
  ...orderProgress,
  /** API extension: complaints about lines of the order, the oldest first. */
  complaints: z.optional(z.array(orderComplaint)),
  /**
   * API extension: the parcels that the customer can report as not received (`reportNotReceived`),
   * each with the proof that it was handed over.
   */
  handOvers: z.optional(z.array(handOver)),
});
export type Order = z.infer<typeof order>;

/** An order in a list. */
export const orderSummary = z.object({
  ...orderHead,
  /** Number of pieces in the order. */
  itemCount: count,
  /** Names of the ordered products, in the sequence of the order lines. */
  productNames: z.array(z.string()),
  /** Pictures of the first lines, at most four. */
  smallImageUrls: z.array(z.string()),
  /** API extension: true if a parcel has not arrived by the time that was promised. */
  isLate: z.optional(z.boolean()),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/**
 * Turns a whole cart into an order and empties the cart. The API uses its own prices and stock. 409
 * if a product has too few pieces left, is no longer sold, or belongs to a closed shop
 * (`shop-closed`); the message names the product. 409 if the cart is empty, belongs to another
 * customer, or no longer costs `expectedSubtotal` or `expectedTotal`. 409 if the customer may not
 * use the cart's promo code again. 409 `not-delivered` if products are not delivered to the
 * district of the shipping address; the message names them. 409 `phone-unverified` if the
 * customer's phone is unverified, or if the shipping address has another phone than the verified
 * one. 409 `cash-limit` if one phone has ordered, or would receive, too many cash orders that are
 * not yet delivered. 409 `unpaid-limit` if one phone has too many unpaid online orders within an
 * hour, or if the unpaid orders of one phone or network hold most of a product's remaining stock.
 * Repeated requests with the same `Idempotency-Key` header give the same order. 409 if the key
 * comes with a different body. A guest's token (`verifyGuestPhone`) places only one order. A
 * repeated request with the same body and the same `Idempotency-Key` (or again without a key) gets
 * that order. Any other request with the token gets a 409 `guest-order-placed`.
 */
export const placeOrder = defineCall({
  id: 'placeOrder',
  summary: 'Place an order for what is in a cart',
  method: 'POST',
  path: '/order',
  access: 'customer',
  isForGuests: true,
  body: z.object({
    /** Uuid of the cart to order, which is empty afterwards. */
    cartUuid: uuid,
    shippingAddress: postalAddress,
    billingAddress: postalAddress,
    paymentMethod,
    /** The shopper's message to the shops; plain text. */
    note: optionalNote(),
    /** Subtotal that the shopper saw, in taka. If it is left out, today's prices are accepted. */
    expectedSubtotal: z.optional(taka),
    /**
     * API extension: total that the shopper saw, in taka. It includes delivery to the district of
     * the shipping address, because delivery charges may change separately.
     */
    expectedTotal: z.optional(taka),
  }),
  reply: order,
  errors: [400, 401, 409],
  isTranslated: true,
  isIdempotent: true,
});

/**
 * Lists the customer's orders, the newest first. 6 per page by default. An order is listed if it
 * matches all given filters.
 */
export const listMyOrders = defineCall({
  id: 'listMyOrders',
  summary: "The customer's orders, newest first",
  method: 'GET',
  path: '/order/my-order',
  access: 'customer',
  query: z.object({
    ...pageQuery(6),
    /** API extension: only orders with this status. */
    status: z.optional(orderStatus),
    /** API extension: only orders that were placed in this year, by the calendar of Dhaka. */
    year: z.optional(queryInteger(2000, 2100)),
    /**
     * API extension: only orders with a number, product name or shop name that contains this text.
     * Upper and lower case are the same, and so are Bangla and Latin digits.
     */
    search: z.optional(searchText()),
  }),
  reply: z.object({
    ...pageOf(orderSummary).shape,
    /**
     * API extension: years in which the customer has placed orders, the latest first, regardless of
     * the filters; left out by an API that cannot filter orders.
     */
    years: z.optional(z.array(z.int())),
  }),
  errors: [400, 401],
  isTranslated: true,
});

/**
 * Returns an order of the customer, or the order of a guest's token: the one that was placed with it
 * (`verifyGuestPhone`), or that it was issued for (`verifyOrderCode`). 404 for anyone else's order.
 */
export const getMyOrder = defineCall({
  id: 'getMyOrder',
  summary: "One of the customer's orders",
  method: 'GET',
  path: '/order/my-order/{id}',
  access: 'customer',
  isForGuests: true,
  params: z.object({
    /** Uuid of the order. */
    id: uuid,
  }),
  reply: order,
  errors: [401, 404],
  isTranslated: true,
});

/**
 * Cancels an order of the customer, or of a guest's token, and returns its pieces to the stock. 404
 * for anyone else's order. 409 if a shop has already sent a parcel, if the order is already cancelled,
 * or if pieces of it are sent again after a complaint (`order-replaced`).
 */
export const cancelMyOrder = defineCall({
  id: 'cancelMyOrder',
  summary: 'Cancel an order before it is sent',
  method: 'POST',
  path: '/order/my-order/{id}/cancel',
  access: 'customer',
  isForGuests: true,
  params: z.object({
    /** Uuid of the order. */
    id: uuid,
  }),
  body: z.object({
    /** The customer's reason, which the shops read. */
    reason: optionalLine(),
  }),
  reply: order,
  errors: [400, 401, 404, 409],
  isTranslated: true,
  isExtension: true,
});
