import * as z from 'zod/mini';
import { postalAddress } from './addresses';
import { defineCall } from './defineCall';
import {
  count,
  line,
  moment,
  optionalLine,
  optionalNote,
  otherLanguage,
  phone,
  quantity,
  taka,
  uuid,
} from './fields';
import { pageOf, pageQuery } from './pagination';
import { paymentMethod, paymentStatus } from './payments';
import { refundPromise } from './refundPromise';

/** Status of an order or of one of its parcels. */
export const orderStatus = z.enum(['placed', 'confirmed', 'shipped', 'delivered', 'cancelled']);
export type OrderStatus = z.infer<typeof orderStatus>;

/**
 * An ordered item with its name, picture and price at the time of the order. The name is translated
 * as long as the product still has that name. Amounts in taka.
 */
export const orderItem = z.object({
  uuid,
  /** The product, which may have been deleted meanwhile. */
  productUuid: uuid,
  productName: z.string(),
  /** Extension: language of `productName` if it differs from the reply's. */
  productNameLanguage: otherLanguage,
  /** Slug of the product's page at that time. */
  productHandle: z.string(),
  /** The chosen option values; empty without variants. */
  variant: z.array(z.string()),
  /** 320 px wide. */
  smallImageUrl: z.nullable(z.string()),
  /** Pieces. */
  quantity,
  /** Price of one piece. */
  unitPrice: taka,
  /** `unitPrice` times `quantity`. */
  total: taka,
});
export type OrderItem = z.infer<typeof orderItem>;

/** The goods of an order that one shop sends. */
export const parcel = z.object({
  uuid,
  shopName: z.string(),
  /** Slug of the shop's page. */
  shopHandle: z.string(),
  status: orderStatus,
  /** Delivery cost of this parcel. */
  deliveryCharge: taka,
  /**
   * Extension: the delivery deadline that was promised when it was ordered, as the last moment of
   * the day in Dhaka. Left out or `null` if none was promised.
   */
  expectedBy: z.nullish(moment),
  /**
   * Extension: `delivery` if it has not arrived by `expectedBy`; `confirmation` if it is paid and
   * the shop has not confirmed it in time. `null` otherwise.
   */
  late: z.nullish(z.enum(['delivery', 'confirmation'])),
  /** Lines in the parcel. */
  orderItems: z.array(orderItem),
});
export type Parcel = z.infer<typeof parcel>;

/** One step of an order or of one of its parcels. */
export const statusChange = z.object({
  status: orderStatus,
  /** The parcel; `null` for the order as a whole. */
  parcelUuid: z.nullable(uuid),
  /** Reason in plain words, if there is more to say than the status. */
  note: z.nullable(z.string()),
  changedAt: moment,
});
export type StatusChange = z.infer<typeof statusChange>;

const orderHead = {
  uuid,
  /** Short, for people. It gives no access by itself: see `lookUpOrder`. */
  orderNumber: z.string(),
  status: orderStatus,
  placedAt: moment,
  paymentMethod,
  paymentStatus,
  /** Sum of all lines. */
  subtotal: taka,
  /** Sum of the delivery charges of all parcels. */
  deliveryCharge: taka,
  /** Extension: discount of its promo code. */
  discount: z.optional(taka),
  /** Extension: the promo code it was placed with. */
  promoCode: z.nullish(z.string()),
  /** `subtotal` plus `deliveryCharge`, minus `discount`. */
  total: taka,
};

/** A refund of an order. It is made without a request by the customer. */
export const orderRefund = z.object({
  /** In taka. */
  amount: taka,
  /** The payment method, by which the money also goes back. */
  method: paymentMethod,
  /** Deadline of the refund. */
  dueBy: moment,
  /** When it was paid back; `null` if it is still due. */
  refundedAt: z.nullable(moment),
  /**
   * The deadline has passed and the refund is still due; left out by a host that does not check.
   */
  isLate: z.optional(z.boolean()),
  /**
   * True if the last payment took another amount than the order costs; left out by a host that does
   * not know.
   */
  isOtherAmount: z.optional(z.boolean()),
});
export type OrderRefund = z.infer<typeof orderRefund>;

const orderProgress = {
  parcels: z.array(parcel),
  /** Oldest first. */
  history: z.array(statusChange),
  /** True as long as the customer may cancel it: no parcel has been sent. */
  isCancellable: z.boolean(),
  /** When the order expires if it is not paid; `null` if it need not be paid in advance. */
  paymentExpiresAt: z.nullable(moment),
  /**
   * Extension. True while a gateway may have taken the money and has not confirmed it. The shopper
   * waits and is not asked to pay again.
   */
  isPaymentConfirming: z.optional(z.boolean()),
  /** Extension. Oldest first; empty if nothing is or was to be paid back. */
  refunds: z.optional(z.array(orderRefund)),
  /**
   * Extension: when an advance payment comes back, in days counted from the order. Left out or
   * `null` once nothing more is to be delivered, and by a host that promises nothing.
   */
  refundPromise: z.nullish(refundPromise),
};

/** An order with all its details. */
export const order = z.object({
  ...orderHead,
  shippingAddress: postalAddress,
  billingAddress: postalAddress,
  /** The shopper's message to the shops; plain text. */
  note: z.nullable(z.string()),
  ...orderProgress,
});
export type Order = z.infer<typeof order>;

/** An order in a list. */
export const orderSummary = z.object({
  ...orderHead,
  /** Number of pieces in all lines. */
  itemCount: count,
  /** Names of the products of all lines, in the order of the lines. */
  productNames: z.array(z.string()),
  /** Pictures of the first lines, at most four. */
  smallImageUrls: z.array(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/**
 * Turns a whole cart into an order and empties the cart; prices and stock are the host's. 409 names
 * a product that is short, no longer sold, or of a closed shop (`shop-closed`). 409 also if the
 * cart is empty, is another customer's, or no longer costs `expectedSubtotal` or `expectedTotal`,
 * or if the customer has used its promo code up. 409 `not-delivered` names products that are not
 * delivered to the district of the shipping address. With an `Idempotency-Key` header, repeated
 * requests give the same order; the key with another body is a 409. A guest's token
 * (`verifyGuestPhone`) makes one order and is its idempotency key; the same body under another
 * `Idempotency-Key` is another order. 409 `phone-unverified` if the shipping address has another
 * phone than the verified one, and for a customer with an unverified phone; 409
 * `guest-order-placed` if the token has made another order. 409 `cash-limit` past the number of
 * undelivered cash orders that one phone may have ordered, or may receive. 409 `unpaid-limit` past
 * the number of unpaid online orders of one phone within an hour, or of a phone or network whose
 * unpaid orders hold most of a product's remaining stock.
 */
export const placeOrder = defineCall({
  id: 'placeOrder',
  summary: 'Place an order for what is in a cart',
  method: 'POST',
  path: '/order',
  access: 'customer',
  isForGuests: true,
  body: z.object({
    /** The cart to order; it is empty afterwards. */
    cartUuid: uuid,
    shippingAddress: postalAddress,
    billingAddress: postalAddress,
    paymentMethod,
    /** The shopper's message to the shops; plain text. */
    note: optionalNote(),
    /** Subtotal that the shopper saw, in taka; without it, today's prices are accepted. */
    expectedSubtotal: z.optional(taka),
    /**
     * Extension: total that the shopper saw, in taka. Charges for delivery may change separately,
     * so it includes those to the district of the shipping address.
     */
    expectedTotal: z.optional(taka),
  }),
  reply: order,
  errors: [400, 401, 409],
  isTranslated: true,
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
  isTranslated: true,
});

/**
 * An order of the customer, or the order of a guest's token; `id` is its uuid. 404 for anyone
 * else's.
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

/** Cancels an own order and returns its stock; 409 once a shop has sent a parcel. */
export const cancelMyOrder = defineCall({
  id: 'cancelMyOrder',
  summary: 'Cancel an order before it is sent',
  method: 'POST',
  path: '/order/my-order/{id}/cancel',
  access: 'customer',
  params: z.object({
    /** Uuid of the order. */
    id: uuid,
  }),
  body: z.object({
    /** The customer's reason; the shops read it. */
    reason: optionalLine(),
  }),
  reply: order,
  errors: [400, 401, 404, 409],
  isTranslated: true,
  isExtension: true,
});

/** Public view of an order for a visitor with its number and phone; without addresses and note. */
export const trackedOrder = z.object({ ...orderHead, ...orderProgress });
export type TrackedOrder = z.infer<typeof trackedOrder>;

/**
 * Finds an order without an account, by its number and the phone of its shipping or billing
 * address. The same 404 if either is wrong; rate limited, because numbers can be guessed.
 */
export const lookUpOrder = defineCall({
  id: 'lookUpOrder',
  summary: 'Find an order by its number and phone',
  method: 'POST',
  path: '/order/lookup',
  access: 'public',
  body: z.object({
    /** Number of the order, which the shopper was shown. */
    orderNumber: line(20),
    phone,
  }),
  reply: trackedOrder,
  errors: [400, 404],
  isTranslated: true,
  isExtension: true,
});
