import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { PaymentMethod, PaymentStatus } from '@marketplace/contracts/api/payments';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** State of a payment at its gateway. */
export type GatewayOutcome = 'pending' | 'paid' | 'failed' | 'cancelled';

/** Kind of an overdue promise: a parcel's arrival, its confirmation, or a refund. */
export type LateKind = 'delivery' | 'confirmation' | 'refund';

/** Status of a started payment; `refund-due` was paid and has to be refunded. */
type PaymentState = PaymentStatus | 'refund-due';

/** Tables of orders; amounts are in paisa. An order stores copies of its products and prices, so that later changes do not alter it. */
export interface OrderTables {
  orders: {
    uuid: string;
    /** Random, so that it does not reveal the number of orders. */
    orderNumber: Generated<number>;
    /** Counts orders in sequence; for the shop only. */
    sequence: Generated<number>;
    /** Null for a guest's order until an account has verified the phone. */
    customerUuid: string | null;
    /** With +88: the phone that the guest verified. */
    guestPhone: string | null;
    status: OrderStatus;
    placedAt: Generated<Date>;
    paymentMethod: PaymentMethod;
    paymentStatus: PaymentStatus;
    shippingAddress: JSONColumnType<PostalAddress>;
    billingAddress: JSONColumnType<PostalAddress>;
    note: string | null;
    /**
     * The order expires at this time unless it is paid; null if it need not be paid before
     * delivery.
     */
    paymentExpiresAt: Date | null;
    subtotalPaisa: number;
    deliveryChargePaisa: number;
    /** The promo code and its discount, copied. */
    promoCode: string | null;
    discountPaisa: Generated<number>;
    totalPaisa: number;
  };
  /**
   * Unpaid orders that hold most of an item's stock, one row per holder: the phone and the network.
   */
  unpaidHolds: {
    orderUuid: string;
    /** Uuid of a variant, or of a product without variants. */
    itemUuid: string;
    /** SHA-256, hex. */
    holder: string;
    heldAt: Date;
  };
  promoCodes: {
    /** In upper case. */
    code: string;
    kind: 'percent' | 'amount';
    /** Percent, or paisa. */
    value: number;
    /** Maximum discount in paisa. */
    mostPaisa: number | null;
    /** Minimum subtotal in paisa. */
    minimumPaisa: Generated<number>;
    startsAt: Date | null;
    endsAt: Date | null;
    maxUses: number | null;
    /** Number of orders that used it and are not cancelled. */
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
    status: OrderStatus;
    deliveryChargePaisa: number;
    /** End of the promised day; null for orders from before delivery promises. */
    expectedBy: Date | null;
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
    /** Sequence of steps within one moment. */
    position: Generated<number>;
  };
  /** Writes with an `Idempotency-Key` (`http/writeOnce.ts`). */
  idempotencyKeys: {
    /** Sender: a customer, a guest's token, or a visitor's network. */
    owner: string;
    key: string;
    /** Null for a visitor or guest. */
    customerUuid: string | null;
    /** The call and its path parameters. */
    call: string;
    /** SHA-256 of the request, hex. */
    requestHash: string;
    /** The order that was made, which is read again for a reply; null for other writes. */
    orderUuid: string | null;
    /** The first reply; null for an order, and while a payment is being opened. */
    reply: ColumnType<unknown, string | null, string | null>;
    createdAt: Generated<Date>;
  };
  payments: {
    uuid: string;
    orderUuid: string;
    method: PaymentMethod;
    status: PaymentState;
    amountPaisa: number;
    /** The gateway's name for it, unique per method. */
    reference: string | null;
    /** Our name for it at the gateway, derived from the uuid; unique per method. */
    invoice: GeneratedAlways<string>;
    /**
     * Reason of the refund, or why a person has to check it (`payments/unansweredPayments`,
     * `payments/riskyPayments`).
     */
    note: string | null;
    /** Time of the last change of status; a due refund keeps it. */
    settledAt: Date | null;
    /** Deadline of a refund that differs from the usual one. */
    refundDueBy: Date | null;
    /** Time at which the customer was texted that the order cannot be delivered and is refunded. */
    toldAt: Date | null;
    /** Number of attempts to send that text, and the time of the next one. */
    tellTries: Generated<number>;
    tellAgainAt: Date | null;
    /** Null until it is refunded, and for refunds older than this column. */
    refundedAt: Date | null;
    /** Storefront path to which the gateway's page returns. */
    returnPath: string | null;
    /** Time at which the shopper came back from the gateway; from then on money may have moved. */
    returnedAt: Date | null;
    /** Time of the last query or refund request to the gateway. */
    askedAt: Date | null;
    /** The paid amount, if it differs from the requested one. */
    receivedPaisa: number | null;
    createdAt: Generated<Date>;
  };
  /** Overdue promises; a mark stays after the promise was kept. */
  lateMarks: {
    kind: LateKind;
    /** The parcel or the payment. */
    subjectUuid: string;
    orderUuid: string;
    dueBy: Date;
    markedAt: Date;
  };
  /** Secrets of this database, by purpose. */
  secrets: { name: string; value: string };
  /** Payments at the test gateway; a real provider has its own database. */
  sandboxPayments: {
    reference: string;
    method: PaymentMethod;
    paymentUuid: string;
    amountPaisa: number;
    returnPath: string;
    outcome: Generated<GatewayOutcome>;
    refundedAt: Date | null;
  };
}
