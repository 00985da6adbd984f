import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { OptionalMessage } from '@marketplace/contracts/api/customers';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { PaymentMethod, PaymentStatus } from '@marketplace/contracts/api/payments';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MessageChannel } from './CustomerTables';

/** Outcome of a payment as its gateway reports it. */
export type GatewayOutcome = 'pending' | 'paid' | 'failed' | 'cancelled';

/** Overdue event: the arrival of a parcel, the confirmation of a parcel, or a refund. */
export type LateKind = 'delivery' | 'confirmation' | 'refund';

/** Event that a message about an order reports. */
export type OrderMessageKind =
  | OptionalMessage
  | 'payment-failed'
  | 'cancelled'
  | 'undeliverable'
  | 'refunded';

/** Status of a started payment. A payment with `refund-due` was paid and has to be refunded. */
type PaymentState = PaymentStatus | 'refund-due';

/**
 * Tables of orders; amounts are in paisa. An order stores copies of its products' names and prices,
 * so that later changes of a product do not alter the order.
 */
export interface OrderTables {
  orders: {
    uuid: string;
    /** Random, so that it does not reveal how many orders the market has. */
    orderNumber: Generated<number>;
    /** Number of the order in the sequence of all orders; shoppers never see it. */
    sequence: Generated<number>;
    /** Null for a guest's order until an account has verified the phone. */
    customerUuid: string | null;
    /** Phone that the guest verified, with +88. */
    guestPhone: string | null;
    status: OrderStatus;
    placedAt: Generated<Date>;
    paymentMethod: PaymentMethod;
    paymentStatus: PaymentStatus;
    shippingAddress: JSONColumnType<PostalAddress>;
    billingAddress: JSONColumnType<PostalAddress>;
    note: string | null;
    /**
     * Time at which the order expires unless it is paid; null for an order that is paid, cancelled
     * or in cash.
     */
    paymentExpiresAt: Date | null;
    subtotalPaisa: number;
    deliveryChargePaisa: number;
    /** Copy of the promo code and of its discount. */
    promoCode: string | null;
    discountPaisa: Generated<number>;
    totalPaisa: number;
    /** Language in which the order was placed, for messages about it. */
    language: Generated<string>;
  };
  /**
   * Unpaid orders that hold most of an item's stock. Each such item has one row for the order's
   * phone and one for the order's network.
   */
  unpaidHolds: {
    orderUuid: string;
    /** Uuid of a variant, or of a product without variants. */
    itemUuid: string;
    /** SHA-256 of the phone or the network, hex. */
    holder: string;
    heldAt: Date;
  };
  promoCodes: {
    /** In upper case. */
    code: string;
    kind: 'percent' | 'amount';
    /** Percent or paisa, as `kind` says. */
    value: number;
    /** Upper limit of the discount in paisa. */
    mostPaisa: number | null;
    /** Lowest subtotal in paisa for which the code is valid. */
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
    /** Copies of the shop's address and BIN, which the invoice shows. */
    sellerAddress: string | null;
    sellerBin: string | null;
    status: OrderStatus;
    deliveryChargePaisa: number;
    /**
     * Time by which the market promised the parcel; null for orders from before there were
     * promises.
     */
    expectedBy: Date | null;
    /**
     * Latest time at which the law allows the parcel to arrive; null for orders from before there
     * were promises.
     */
    dueBy: Date | null;
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
    /** Sequence of changes that happened at the same moment. */
    position: Generated<number>;
  };
  /** Writes with an `Idempotency-Key` (`http/writeOnce.ts`). */
  idempotencyKeys: {
    /** Sender of the request: a customer, a guest's token, or a visitor's network. */
    owner: string;
    key: string;
    /** Null if the sender is a visitor or guest. */
    customerUuid: string | null;
    /** Id of the call, with its path parameters. */
    call: string;
    /** SHA-256 of the request, hex. */
    requestHash: string;
    /**
     * The order that the request made. A repeated request reads the order again for its reply. Null
     * for other writes.
     */
    orderUuid: string | null;
    /** Reply to the first request; null for an order, and while a payment is being opened. */
    reply: ColumnType<unknown, string | null, string | null>;
    createdAt: Generated<Date>;
  };
  payments: {
    uuid: string;
    orderUuid: string;
    method: PaymentMethod;
    status: PaymentState;
    amountPaisa: number;
    /** The gateway's id of the payment, unique per method. */
    reference: string | null;
    /** Our id of the payment at the gateway, derived from the uuid; unique per method. */
    invoice: GeneratedAlways<string>;
    /**
     * Reason for the refund, or reason why a person has to check the payment
     * (`payments/unansweredPayments`, `payments/riskyPayments`).
     */
    note: string | null;
    /**
     * Time of the last change of status. A completed refund does not change it, so it tells since
     * when the refund was due.
     */
    settledAt: Date | null;
    /**
     * Time at which the money was received; null if none was received, and for some old refunds.
     */
    paidAt: Date | null;
    /** Deadline of the refund if it differs from the usual one. */
    refundDueBy: Date | null;
    /** Time of the refund; null if there was none yet, and for refunds older than this column. */
    refundedAt: Date | null;
    /** Storefront path to which the gateway's page returns. */
    returnPath: string | null;
    /** Time at which the shopper came back from the gateway. Since then, money may have moved. */
    returnedAt: Date | null;
    /** Time of the last query or refund request to the gateway. */
    askedAt: Date | null;
    /** Amount that was paid, if it differs from the requested one. */
    receivedPaisa: number | null;
    createdAt: Generated<Date>;
  };
  /**
   * Overdue parcels and refunds. A row stays after the parcel has arrived or the refund was made.
   */
  lateMarks: {
    kind: LateKind;
    /** Uuid of the parcel or of the payment. */
    subjectUuid: string;
    orderUuid: string;
    dueBy: Date;
    markedAt: Date;
  };
  /** SMS and mails about orders, one row per message and channel; a sent message keeps its row. */
  orderMessages: {
    uuid: Generated<string>;
    orderUuid: string;
    kind: OrderMessageKind;
    /** Uuid of the order, parcel or payment that the message is about. */
    subjectUuid: string;
    channel: MessageChannel;
    queuedAt: Date;
    /** Number of attempts to send the message, and the time of the next one. */
    tries: Generated<number>;
    tryAt: Date;
    /**
     * Time at which a provider accepted the message, or a person told the customer; null until
     * then.
     */
    sentAt: Date | null;
  };
  /**
   * Kinds of messages that guests have declined. Those of customers are in
   * `customers.mutedMessages`.
   */
  declinedMessages: {
    /** Phone of the guest, with +88. */
    phone: string;
    kind: OptionalMessage;
    declinedAt: Date;
  };
  /** Links by which recipients of messages about an order decline them. */
  messageLinks: {
    /** SHA-256 of the link's token, hex. */
    tokenHash: string;
    orderUuid: string;
    /** Customer to whom the order belonged when the link was made; null if it was a guest's. */
    customerUuid: string | null;
    /** Kind of the mail that contains the link; null if no mail contains it. */
    kind: OptionalMessage | null;
    sentAt: Date;
  };
  /** Secrets of this database, by purpose. */
  secrets: { name: string; value: string };
  /**
   * Payments at the test gateway. They are in this database because this API also serves the
   * gateway's page. A real provider has its own database.
   */
  sandboxPayments: {
    reference: string;
    method: PaymentMethod;
    paymentUuid: string;
    amountPaisa: number;
    returnPath: string;
    outcome: Generated<GatewayOutcome>;
    refundedAt: Date | null;
    /** Id of the test session in which the payment was started. */
    testSession: string | null;
    /** True while the test gateway refuses to refund the payment, as a tester has chosen. */
    refusesRefund: Generated<boolean>;
  };
}
