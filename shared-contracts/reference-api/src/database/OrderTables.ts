import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { OptionalMessage } from '@marketplace/contracts/api/customers';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { PaymentMethod, PaymentStatus } from '@marketplace/contracts/api/payments';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MessageChannel } from './CustomerTables';

/**
 * A parcel that arrives late, a parcel that is confirmed late, a late refund, or a complaint that
 * nobody has answered in time.
 */
export type LateKind = 'delivery' | 'confirmation' | 'refund' | 'complaint';

/** The event about which a message informs a customer. */
export type OrderMessageKind =
  | OptionalMessage
  | 'payment-failed'
  | 'cancelled'
  | 'undeliverable'
  | 'refunded'
  | 'refund-failed';

/**
 * Tables of orders; amounts are in paisa. An order stores copies of its products' names and prices,
 * so that later changes of a product do not alter the order.
 */
export interface OrderTables {
  orders: {
    uuid: string;
    /** Random, so that it does not reveal how many orders the market has. */
    orderNumber: Generated<number>;
    /** Position of the order among all orders, by time. It is not shown to shoppers. */
    sequence: Generated<number>;
    /** Null for a guest's order until an account has verified the phone. */
    customerUuid: string | null;
    /** Phone that the guest has verified; begins with +88. */
    guestPhone: string | null;
    status: OrderStatus;
    placedAt: Generated<Date>;
    paymentMethod: PaymentMethod;
    paymentStatus: PaymentStatus;
    shippingAddress: JSONColumnType<PostalAddress>;
    billingAddress: JSONColumnType<PostalAddress>;
    note: string | null;
    /**
     * Time at which the order expires if it has not been paid by then; null if the order is paid,
     * cancelled, or to be paid in cash.
     */
    paymentExpiresAt: Date | null;
    subtotalPaisa: number;
    deliveryChargePaisa: number;
    /** The promo code, and the discount that it gave, as they were when the order was placed. */
    promoCode: string | null;
    discountPaisa: Generated<number>;
    totalPaisa: number;
    /** Language in which the order was placed, for messages about it. */
    language: Generated<string>;
    /** Id of the test session in which the order was placed. */
    testSession: string | null;
    /** Time at which the customer deleted the account. From then on the order belongs to nobody. */
    ownerDeletedAt: Date | null;
  };
  /**
   * Items of unpaid orders of which most pieces are reserved (`payments/unpaidHolds.ts`). Each has
   * one row for the order's phone, and one row for the network from which the order was placed.
   */
  unpaidHolds: {
    orderUuid: string;
    /** Uuid of a variant, or of a product without variants. */
    itemUuid: string;
    /** SHA-256 of the phone or of the network address, in hex. */
    holder: string;
    heldAt: Date;
  };
  promoCodes: {
    /** In upper case. */
    code: string;
    kind: 'percent' | 'amount';
    /** Percentage or amount in paisa, depending on `kind`. */
    value: number;
    /** Maximum discount in paisa; null if unlimited. */
    mostPaisa: number | null;
    /** Minimum subtotal of an order in paisa for which the code is valid. */
    minimumPaisa: Generated<number>;
    startsAt: Date | null;
    endsAt: Date | null;
    maxUses: number | null;
    /** Number of orders with this code that are not cancelled. */
    uses: Generated<number>;
    maxUsesPerCustomer: number | null;
    createdAt: Generated<Date>;
  };
  promoUses: { orderUuid: string; code: string; phone: string };
  parcels: {
    uuid: string;
    orderUuid: string;
    position: number;
    shopUuid: string;
    shopName: string;
    shopHandle: string;
    /** The shop's address and BIN when the order was placed. The invoice shows them. */
    sellerAddress: string | null;
    sellerBin: string | null;
    status: OrderStatus;
    deliveryChargePaisa: number;
    /**
     * Time by which the market promised to deliver the parcel; null if the order is older than this
     * column.
     */
    expectedBy: Date | null;
    /**
     * Time by which the law requires the parcel to arrive; null if the order is older than this
     * column.
     */
    dueBy: Date | null;
    /** Code that the recipient gave to the courier; null if the courier asked for none. */
    handOverCode: string | null;
  };
  orderItems: {
    uuid: string;
    parcelUuid: string;
    position: number;
    productUuid: string;
    variantUuid: string | null;
    productName: string;
    productHandle: string;
    optionValues: string[];
    smallPath: string | null;
    quantity: number;
    unitPricePaisa: number;
    totalPaisa: number;
  };
  orderStatusChanges: {
    orderUuid: string;
    parcelUuid: string | null;
    status: OrderStatus;
    note: string | null;
    changedAt: Generated<Date>;
    /** Increasing number, which orders changes that happened at the same time. */
    position: Generated<number>;
  };
  /** Writing requests that had an `Idempotency-Key` (`http/writeOnce.ts`). */
  idempotencyKeys: {
    /** Sender of the request: a customer, a guest's token, or a visitor's network. */
    owner: string;
    key: string;
    /** Null if the sender is a visitor or guest. */
    customerUuid: string | null;
    /** Id of the API call, with its path parameters. */
    call: string;
    /** SHA-256 of the request, hex. */
    requestHash: string;
    /**
     * The order that the request made; null for other requests. The reply to a repeated request
     * contains the order as it is then.
     */
    orderUuid: string | null;
    /** Reply to the first request; null for an order, and while a payment page is being opened. */
    reply: ColumnType<unknown, string | null, string | null>;
    createdAt: Generated<Date>;
  };
  /**
   * Overdue parcels, refunds and complaints. A row is kept even after the parcel has arrived or the money was
   * refunded.
   */
  lateMarks: {
    kind: LateKind;
    /** Uuid of the parcel, payment or complaint. */
    subjectUuid: string;
    orderUuid: string;
    dueBy: Date;
    markedAt: Date;
  };
  /** SMS and mails about orders, one row per message and channel. Sent messages are kept. */
  orderMessages: {
    uuid: Generated<string>;
    orderUuid: string;
    kind: OrderMessageKind;
    /** Uuid of the order, parcel or payment that the message is about. */
    subjectUuid: string;
    channel: MessageChannel;
    queuedAt: Date;
    /** Number of attempts to send the message, and the time of the next attempt. */
    tries: Generated<number>;
    tryAt: Date;
    /**
     * Time at which a provider accepted the message, or at which a person informed the customer;
     * null until then.
     */
    sentAt: Date | null;
    /** Id of the test session that caused the message. */
    testSession: string | null;
  };
  /**
   * Kinds of messages that guests have declined. `customers.mutedMessages` contains the kinds that
   * customers have declined.
   */
  declinedMessages: {
    /** Phone of the guest, with +88. */
    phone: string;
    kind: OptionalMessage;
    declinedAt: Date;
  };
  /** Links with which recipients of messages about orders decline further messages. */
  messageLinks: {
    /** SHA-256 of the link's token, hex. */
    tokenHash: string;
    orderUuid: string;
    /** Customer whose order it was when the link was created; null if it was a guest's order. */
    customerUuid: string | null;
    /** Kind of the mail that contains the link; null if no mail contains it. */
    kind: OptionalMessage | null;
    sentAt: Date;
  };
}
