import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { PaymentMethod, PaymentStatus } from '@marketplace/contracts/api/payments';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** State of a payment at its gateway. */
export type GatewayOutcome = 'pending' | 'paid' | 'failed' | 'cancelled';

/** What is late: a parcel's arrival, the word that it is sent, or a refund. */
export type LateKind = 'delivery' | 'confirmation' | 'refund';

/** A payment that was started; `refund-due` was paid and is still to be refunded. */
type PaymentState = PaymentStatus | 'refund-due';

/** Amounts in paisa. What was bought is copied, so that later changes cannot rewrite an order. */
export interface OrderTables {
  orders: {
    uuid: string;
    /** Drawn: it does not tell how many orders there are. */
    orderNumber: Generated<number>;
    /** Counts orders as they are placed; for the shop alone. */
    sequence: Generated<number>;
    /** Null for a guest's while no account has verified the phone. */
    customerUuid: string | null;
    /** With +88: the phone that a guest verified to order. */
    guestPhone: string | null;
    status: OrderStatus;
    placedAt: Generated<Date>;
    paymentMethod: PaymentMethod;
    paymentStatus: PaymentStatus;
    shippingAddress: JSONColumnType<PostalAddress>;
    billingAddress: JSONColumnType<PostalAddress>;
    note: string | null;
    /** The order expires then unless it is paid; null where nothing has to be paid before. */
    paymentExpiresAt: Date | null;
    subtotalPaisa: number;
    deliveryChargePaisa: number;
    /** The promo code, and what it took off; copied, as everything of an order. */
    promoCode: string | null;
    discountPaisa: Generated<number>;
    totalPaisa: number;
  };
  /** Unpaid orders that hold most of what there is of something, once per holder: its phone and its network. */
  unpaidHolds: {
    orderUuid: string;
    /** A variant, or a product without variants. */
    itemUuid: string;
    /** SHA-256, hex. */
    holder: string;
    heldAt: Date;
  };
  promoCodes: {
    /** In capitals. */
    code: string;
    kind: 'percent' | 'amount';
    /** Percent, or paisa. */
    value: number;
    /** At most so much off, in paisa. */
    mostPaisa: number | null;
    /** Subtotal from which it takes something off, in paisa. */
    minimumPaisa: Generated<number>;
    startsAt: Date | null;
    endsAt: Date | null;
    maxUses: number | null;
    /** Orders that used it and are not cancelled. */
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
    /** Last moment of the day it was promised for; null for orders from before there were promises. */
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
    /** Sequence of steps that bear one moment. */
    position: Generated<number>;
  };
  /** Writes that were sent with an `Idempotency-Key` (`http/writeOnce.ts`). */
  idempotencyKeys: {
    /** Its sender: a customer, a guest's token, or a visitor's network. */
    owner: string;
    key: string;
    /** Null for a visitor and a guest. */
    customerUuid: string | null;
    /** The call, and what was in its path. */
    call: string;
    /** SHA-256 of what was asked, hex. */
    requestHash: string;
    /** The order that was made, which is read anew; null for other writes. */
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
    /** The gateway's own name for it, unique per method. */
    reference: string | null;
    /** Our own name for it at the gateway, made from the uuid; unique per method. */
    invoice: GeneratedAlways<string>;
    /** Reason of the refund, or why a person has to look (`payments/unansweredPayments`, `payments/riskyPayments`). */
    note: string | null;
    /** Moment of the last change of status; once it is due to be refunded it stays. */
    settledAt: Date | null;
    /** Last moment of a refund for which another term holds than for most. */
    refundDueBy: Date | null;
    /** The customer was told then that the order cannot be delivered and is refunded. */
    toldAt: Date | null;
    /** How often that text was tried, and the moment from which it may be tried again. */
    tellTries: Generated<number>;
    tellAgainAt: Date | null;
    /** Null while it is not refunded, and for refunds made before this was kept. */
    refundedAt: Date | null;
    /** Path of the storefront the gateway's page leads back to. */
    returnPath: string | null;
    /** The shopper came back from the gateway then: from now on money may have moved. */
    returnedAt: Date | null;
    /** The gateway was asked then, about the outcome or for the refund. */
    askedAt: Date | null;
    /** What was paid where it is not the amount that was asked for. */
    receivedPaisa: number | null;
    createdAt: Generated<Date>;
  };
  /** What did not happen by its day; a mark stays when it has happened since. */
  lateMarks: {
    kind: LateKind;
    /** The parcel, or the payment. */
    subjectUuid: string;
    orderUuid: string;
    dueBy: Date;
    markedAt: Date;
  };
  /** Secrets of this database, by purpose. */
  secrets: { name: string; value: string };
  /** Payments at the test gateway, as a provider would keep them in a database of its own. */
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
