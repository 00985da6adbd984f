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
 * An ordered item, with name, picture and price of that moment; the name is translated as long as the
 * product is still called so. Amounts in taka.
 */
export const orderItem = z.object({
  uuid,
  /** The product, which may be gone by now. */
  productUuid: uuid,
  productName: z.string(),
  /** Extension: language of `productName` where it is not the reply's. */
  productNameLanguage: otherLanguage,
  /** Slug of its page at that time. */
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

/** The part of an order that one shop sends. */
export const parcel = z.object({
  uuid,
  shopName: z.string(),
  /** Slug of the shop's page. */
  shopHandle: z.string(),
  status: orderStatus,
  /** Delivery cost of this parcel. */
  deliveryCharge: taka,
  /**
   * Extension: last moment, in Dhaka, of the day by which it arrives, as it was promised when it was
   * ordered; left out or `null` where no day was promised.
   */
  expectedBy: z.nullish(moment),
  /**
   * Extension: it has not arrived by then (`delivery`), or was paid for and the shop has not said in time
   * that it sends it (`confirmation`); `null` once it has.
   */
  late: z.nullish(z.enum(['delivery', 'confirmation'])),
  /** The lines it holds. */
  orderItems: z.array(orderItem),
});
export type Parcel = z.infer<typeof parcel>;

/** One step of an order or of one of its parcels. */
export const statusChange = z.object({
  status: orderStatus,
  /** The parcel it concerns; `null` for the order as a whole. */
  parcelUuid: z.nullable(uuid),
  /** Reason in plain words, where it says more than the status. */
  note: z.nullable(z.string()),
  changedAt: moment,
});
export type StatusChange = z.infer<typeof statusChange>;

const orderHead = {
  uuid,
  /** Short, for people; alone it opens nothing: see `lookUpOrder`. */
  orderNumber: z.string(),
  status: orderStatus,
  placedAt: moment,
  paymentMethod,
  paymentStatus,
  /** Sum of all lines. */
  subtotal: taka,
  /** Sum of what delivering each parcel costs. */
  deliveryCharge: taka,
  /** Extension: what its promo code took off. */
  discount: z.optional(taka),
  /** Extension: the promo code it was placed with. */
  promoCode: z.nullish(z.string()),
  /** `subtotal` plus `deliveryCharge`, less `discount`. */
  total: taka,
};

/** Money of an order that is paid back; whoever paid need not ask for it. */
export const orderRefund = z.object({
  /** In taka. */
  amount: taka,
  /** The way it was paid, and goes back. */
  method: paymentMethod,
  /** Last moment it is paid back. */
  dueBy: moment,
  /** When it was paid back; `null` while it is due. */
  refundedAt: z.nullable(moment),
  /** It was not paid back by then, and is still due; left out by a host that does not look. */
  isLate: z.optional(z.boolean()),
  /** The last payment: it took another amount than the order costs. Left out by a host that does not tell. */
  isOtherAmount: z.optional(z.boolean()),
});
export type OrderRefund = z.infer<typeof orderRefund>;

const orderProgress = {
  parcels: z.array(parcel),
  /** Oldest first. */
  history: z.array(statusChange),
  /** True while the customer may cancel it: no parcel has been sent. */
  isCancellable: z.boolean(),
  /** When the order expires unless it is paid; `null` where nothing has to be paid before. */
  paymentExpiresAt: z.nullable(moment),
  /**
   * Extension. True while a gateway may have taken the money and has not said so: the shopper waits and
   * is not asked to pay again.
   */
  isPaymentConfirming: z.optional(z.boolean()),
  /** Extension. Oldest first; empty where nothing is or was to be paid back. */
  refunds: z.optional(z.array(orderRefund)),
  /**
   * Extension: when money comes back that is paid before the delivery, in days counted from the order;
   * left out or `null` once nothing is to be delivered any more, and by a host that promises nothing.
   */
  refundPromise: z.nullish(refundPromise),
};

/** An order whole. */
export const order = z.object({
  ...orderHead,
  shippingAddress: postalAddress,
  billingAddress: postalAddress,
  /** The shopper's words to the shops; plain text. */
  note: z.nullable(z.string()),
  ...orderProgress,
});
export type Order = z.infer<typeof order>;

/** An order in a list. */
export const orderSummary = z.object({
  ...orderHead,
  /** Pieces, over all lines. */
  itemCount: count,
  /** Names of the products of all lines, in their order. */
  productNames: z.array(z.string()),
  /** Pictures of the first lines, at most four. */
  smallImageUrls: z.array(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/**
 * Turns a cart into an order, whole or not at all; prices and stock are the host's. 409 names the
 * product that is short, no longer sold or whose shop is closed (`shop-closed`), or says that the cart
 * is empty, is another customer's or no longer costs `expectedSubtotal` or `expectedTotal`, or that the customer has used the
 * cart's promo code as often as they may. 409 `not-delivered` names what is not delivered to the district
 * of the shipping address.
 * With an `Idempotency-Key` header the same request gives the same order, however often it comes;
 * the key with another body is a 409. Empties the cart.
 *
 * A guest's token (`verifyGuestPhone`) makes one order and is its idempotency key; the same body under another
 * `Idempotency-Key` is another order. 409
 * `phone-unverified` where the shipping address has another phone than the one that was verified, and
 * for a customer who has yet to verify theirs; 409 `guest-order-placed` where the token has made
 * another order. 409 `cash-limit` past the cash orders on the way that one phone may have ordered, or that
 * may go to one phone, whoever ordered them. 409 `unpaid-limit` past the online orders of one phone that may
 * be unpaid within an hour, or past those of a phone or network that held most of what was left of a product.
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
    /** The shopper's words to the shops; plain text. */
    note: optionalNote(),
    /** The subtotal the shopper saw, in taka; left out, today's prices are taken as they are. */
    expectedSubtotal: z.optional(taka),
    /**
     * Extension: the same of the total, which charges for delivery may change alone; with what delivery
     * to the district of the shipping address costs.
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

/** One order of the customer's own, or the one a guest's token made, `id` being its uuid; 404 for another's. */
export const getMyOrder = defineCall({
  id: 'getMyOrder',
  summary: "One of the customer's orders",
  method: 'GET',
  path: '/order/my-order/{id}',
  access: 'customer',
  isForGuests: true,
  params: z.object({
    /** The order's uuid. */
    id: uuid,
  }),
  reply: order,
  errors: [401, 404],
  isTranslated: true,
});

/** Cancels an own order that no shop has sent anything of, and gives its stock back; else 409. */
export const cancelMyOrder = defineCall({
  id: 'cancelMyOrder',
  summary: 'Cancel an order before it is sent',
  method: 'POST',
  path: '/order/my-order/{id}/cancel',
  access: 'customer',
  params: z.object({
    /** The order's uuid. */
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

/** Public view of an order for a visitor with its number and phone: no addresses, no note. */
export const trackedOrder = z.object({ ...orderHead, ...orderProgress });
export type TrackedOrder = z.infer<typeof trackedOrder>;

/**
 * Finds an order without an account by its number and the phone of its shipping or billing
 * address. One and the same 404 whichever is wrong; throttled, for numbers can be guessed.
 */
export const lookUpOrder = defineCall({
  id: 'lookUpOrder',
  summary: 'Find an order by its number and phone',
  method: 'POST',
  path: '/order/lookup',
  access: 'public',
  body: z.object({
    /** As it was told to the shopper. */
    orderNumber: line(20),
    phone,
  }),
  reply: trackedOrder,
  errors: [400, 404],
  isTranslated: true,
  isExtension: true,
});
