import type { PaymentMethod, PaymentStatus } from '@marketplace/contracts/api/payments';
import type { Generated, GeneratedAlways } from 'kysely';

/** Outcome of a payment as its gateway reports it. */
export type GatewayOutcome = 'pending' | 'paid' | 'failed' | 'cancelled';

/** Status of a payment. `refund-due` means that the money was received and must be paid back. */
type PaymentState = PaymentStatus | 'refund-due';

/** Tables of payments and refunds; amounts are in paisa. */
export interface PaymentTables {
  payments: {
    uuid: string;
    orderUuid: string;
    method: PaymentMethod;
    status: PaymentState;
    amountPaisa: number;
    /** Id that the gateway has given the payment; unique for each method. */
    reference: string | null;
    /** Id that the market has given the payment, derived from `uuid`; unique for each method. */
    invoice: GeneratedAlways<string>;
    /**
     * Reason for the refund, or reason why a person must deal with the payment
     * (`payments/unansweredPayments`, `payments/riskyPayments`, `delivery-terms/manualRefunds`).
     */
    note: string | null;
    /**
     * Time of the last change of status. A completed refund does not update this time, which
     * therefore shows since when the refund has been due.
     */
    settledAt: Date | null;
    /**
     * Time at which the money was received; null if no money was received, and for some refunds
     * that are older than this column.
     */
    paidAt: Date | null;
    /** Deadline of the refund if it differs from the usual one. */
    refundDueBy: Date | null;
    /** Time of the refund; null if there is none yet, or if it is older than this column. */
    refundedAt: Date | null;
    /** Path in the storefront to which the gateway's page sends the shopper back. */
    returnPath: string | null;
    /** Time at which the shopper came back from the gateway, and so may have paid. */
    returnedAt: Date | null;
    /** Time of the last query or refund request to the gateway. */
    askedAt: Date | null;
    /**
     * Payment of which this row is a part that is paid back (`payments/splitPayment`). The amount
     * of that payment no longer contains the part.
     */
    partOf: string | null;
    /** Position of a part among the parts of its payment, from 1; null if the row is no part. */
    partNumber: number | null;
    /**
     * Time until which one process may refund this payment or parts of it
     * (`payments/refundClaims`); null if no process does. Parts have no time of their own.
     */
    refundClaimedUntil: Date | null;
    /** Amount that was paid, if it differs from `amountPaisa`. */
    receivedPaisa: number | null;
    /** Account that the customer has named for a refund that a person pays. */
    refundAccountUuid: string | null;
    /** Provider and last digits of the account to which the refund was paid. */
    refundedTo: string | null;
    /**
     * Time at which the refund could not be paid to the named account; null once the customer has
     * named an account again.
     */
    refundFailedAt: Date | null;
    createdAt: Generated<Date>;
  };
  /** Wallets and bank accounts of customers and guests, to which refunds are paid by hand. */
  refundAccounts: {
    uuid: string;
    /** Null for the account of a guest. */
    customerUuid: string | null;
    /** A guest's order, for whose refunds the account is; null for the account of a customer. */
    orderUuid: string | null;
    /** `bKash`, `Nagad`, or the name of a bank. */
    provider: string;
    /** Digits; only operators and the customer's own export see all of them. */
    number: string;
    createdAt: Date;
  };
  /** Secrets of this market. The name says for what a secret is used. */
  secrets: { name: string; value: string };
  /**
   * Payments at the test gateway. They are in this database because this API also serves the test
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
  /** Refunds at the test gateway. */
  sandboxRefunds: {
    reference: string;
    /** The shop's id of the refund. */
    refundId: string;
    amountPaisa: number;
  };
}
