import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { GatewayOutcome } from '../database/PaymentTables';

/** Payment methods that have a payment gateway: all except cash. */
export type GatewayMethod = Exclude<PaymentMethod, 'cash-on-delivery'>;

/** ISO 4217 code of the currency in which all orders are paid. */
export const CURRENCY = 'BDT';

interface Named {
  /** The payment gateway's id of the payment. */
  reference: string;
  /** The shop's own id of the payment, as the payment gateway returns it. */
  invoice: string;
}

/**
 * Outcome of a payment, as its payment gateway reports it. It contains the paid amount, because the
 * shopper may have paid a different amount than requested.
 */
export type Verdict =
  | (Named & {
      outcome: 'paid';
      amountPaisa: number;
      currency: string;
      /** True if the provider wants a person to check the payment before the order is sent. */
      isRisky?: boolean;
    })
  | (Named & { outcome: Exclude<GatewayOutcome, 'paid'> });

export interface PaymentToRefund {
  reference: string;
  invoice: string;
  /**
   * The shop's own id of this refund, for payment gateways that want one; equals `invoice` if it is
   * whole.
   */
  refundId: string;
  /** Amount to refund: that of the payment, or a part of it. */
  amountPaisa: number;
  /** True if the shop keeps the rest of the payment, at least for now. */
  isPart: boolean;
  /** True if another part of the payment was refunded, or its refund comes before this one. */
  hasEarlierRefund: boolean;
  /** Time at which the payment was started; some payment gateways need it to find the payment. */
  createdAt: Date;
}

export interface PaymentToStart {
  /**
   * The shop's uuid of the payment. It is part of the URL at which the shopper's browser returns to
   * the API.
   */
  uuid: string;
  /**
   * The id by which the shop names the payment to the provider: 20 letters and digits, a length
   * that all providers accept.
   */
  invoice: string;
  orderNumber: string;
  amountPaisa: number;
  /** Storefront path to which the shopper returns. */
  returnPath: string;
  /** Recipient of the order, for payment gateways that want to know who pays. */
  shopper: { name: string; phone: string; district: string };
  /**
   * Stores the payment gateway's id of the payment. A payment gateway calls this as soon as it
   * knows the id, if possible before the shopper can pay. Then the payment can be queried even
   * after a crash.
   */
  noteReference(reference: string): Promise<void>;
}

/** A request with its unparsed body, because signatures cover the body's bytes. */
interface Callback {
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * The request of a browser that returns from a payment gateway; anybody can forge such a request.
 */
export interface Return {
  /**
   * The payment gateway's id of the payment; null if it is not stored yet. In that case nothing is
   * captured, because a payment without a stored id could not be queried after a crash.
   */
  reference: string | null;
  invoice: string;
  /** Parameters of the request, from its query or form. */
  fields: URLSearchParams;
  /** Has the same meaning as in `query`. */
  mayCapture: boolean;
}

/**
 * Thrown if a provider cannot make a refund at all, so that a person has to pay the amount back. A
 * repeated request would fail in the same way.
 */
export class ManualRefundError extends Error {}

/**
 * A payment provider. An adapter uses timeouts, and throws if the provider is unreachable or
 * refuses. It must not be called inside a database transaction.
 */
export interface PaymentGateway {
  /** Opens a payment at the provider. */
  start(payment: PaymentToStart): Promise<{
    /** URL of the page to which the shopper's browser is sent. */
    gatewayUrl: string;
  }>;
  /**
   * Asks the provider for a payment's outcome, because the provider's notification may be lost.
   * @param mayCapture false if the order no longer needs the money. Then providers that capture
   * only on the shop's request capture nothing
   */
  query(asked: { reference: string; invoice: string; mayCapture: boolean }): Promise<Verdict>;
  /**
   * Asks the provider for the outcome when the shopper's browser returns. If the shopper has agreed
   * to pay and `mayCapture` is true, this also captures the money.
   */
  readReturn?(returned: Return): Promise<Verdict>;
  /**
   * Reads a notification.
   * @throws ApiProblem 401 unless the notification was sent by the provider
   */
  readCallback?(callback: Callback): Promise<Verdict>;
  /**
   * Refunds a payment or a part of it. Does nothing if this refund was already made.
   * @throws ManualRefundError if another part was refunded earlier and the provider cannot tell the
   * refunds apart
   */
  refund(payment: PaymentToRefund): Promise<void>;
}

/** A report of the test payment gateway, which does not know the shop's invoice. */
export interface SandboxReport {
  reference: string;
  outcome: GatewayOutcome;
  amountPaisa: number;
}

/**
 * A test payment gateway, which moves no money. On its page, testers choose the outcome of each
 * payment.
 */
export interface SandboxGateway extends PaymentGateway {
  readCallback(callback: Callback): Promise<Verdict>;
  /** Creates the callback by which the test payment gateway notifies the API. */
  writeCallback(said: SandboxReport): Promise<{ body: string; headers: Record<string, string> }>;
}

/** Payment methods of this API, and their payment gateways. */
export interface Payments {
  /** Methods that shoppers can choose now. */
  offered: readonly PaymentMethod[];
  /**
   * All payment gateways by method, including those of methods that shoppers can no longer choose
   * but that have open payments.
   */
  gateways: Partial<Record<GatewayMethod, PaymentGateway>>;
  /** Test payment gateways by method; this API also serves their page. */
  sandbox: Partial<Record<GatewayMethod, SandboxGateway>>;
}
