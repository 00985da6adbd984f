import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { GatewayOutcome } from '../database/OrderTables';

/** Payment methods with a gateway. */
export type GatewayMethod = Exclude<PaymentMethod, 'cash-on-delivery'>;

/** ISO 4217 code of the currency of every order. */
export const CURRENCY = 'BDT';

interface Named {
  /** The gateway's id of the payment. */
  reference: string;
  /** Our id of the payment, as the gateway returns it. */
  invoice: string;
}

/**
 * Outcome of a payment as its gateway reports it. The paid amount is included, because it may
 * differ from the requested one.
 */
export type Verdict =
  | (Named & {
      outcome: 'paid';
      amountPaisa: number;
      currency: string;
      /** True if the provider asks that a person checks the payment before the order is sent. */
      isRisky?: boolean;
    })
  | (Named & { outcome: Exclude<GatewayOutcome, 'paid'> });

export interface PaymentToRefund {
  reference: string;
  invoice: string;
  amountPaisa: number;
  /** Time at which the payment was started, by which some gateways look it up. */
  createdAt: Date;
}

export interface PaymentToStart {
  /**
   * Our uuid of the payment. It is also the idempotency key, because a repeated request must not
   * charge twice.
   */
  uuid: string;
  /**
   * Our id of the payment at the provider: 20 letters and digits, as many as all providers accept.
   */
  invoice: string;
  orderNumber: string;
  amountPaisa: number;
  /** Storefront path to which the shopper returns. */
  returnPath: string;
  /** Recipient of the order, for gateways that ask who pays. */
  shopper: { name: string; phone: string; district: string };
  /**
   * Stores the gateway's id of the payment. If a gateway knows the id before the shopper can pay,
   * it calls this function immediately, so that the payment can be queried after a crash.
   */
  noteReference(reference: string): Promise<void>;
}

/** A request as it was received, because signatures cover its bytes. */
interface Callback {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The request of a browser that returns from a gateway. Anybody can forge it. */
export interface Return {
  /**
   * Reference that was stored when the payment was started; null if it is not stored yet. While it
   * is null, nothing is captured, because a payment without a reference could not be queried after
   * a crash.
   */
  reference: string | null;
  invoice: string;
  /** Fields of the request's query or form. */
  fields: URLSearchParams;
  /** Has the same meaning as in `query`. */
  mayCapture: boolean;
}

/**
 * A payment provider. An adapter sets its own timeouts, and throws if the provider is unreachable
 * or refuses. It never runs inside a database transaction.
 */
export interface PaymentGateway {
  /** Opens a payment at the provider. */
  start(payment: PaymentToStart): Promise<{
    /** URL of the page to which the shopper's browser is sent. */
    gatewayUrl: string;
  }>;
  /**
   * Asks the provider for a payment's outcome, because its callback may be lost.
   * @param mayCapture false if the order no longer needs the money; a provider that captures only
   * on our request then captures nothing
   */
  query(asked: { reference: string; invoice: string; mayCapture: boolean }): Promise<Verdict>;
  /**
   * Asks the provider for the outcome when a browser returns, and captures money that the shopper
   * has agreed to pay.
   */
  readReturn?(returned: Return): Promise<Verdict>;
  /**
   * Reads a notification.
   * @throws ApiProblem 401 unless the provider has sent it
   */
  readCallback?(callback: Callback): Promise<Verdict>;
  /** Refunds a payment in full; does nothing if it is already refunded. */
  refund(payment: PaymentToRefund): Promise<void>;
}

/** What the test gateway reports; it does not know our invoice. */
export interface SandboxReport {
  reference: string;
  outcome: GatewayOutcome;
  amountPaisa: number;
}

/** A gateway that moves no money. Testers choose the outcome of each payment on its page. */
export interface SandboxGateway extends PaymentGateway {
  readCallback(callback: Callback): Promise<Verdict>;
  /** Creates the callback that the gateway would send. */
  writeCallback(said: SandboxReport): Promise<{ body: string; headers: Record<string, string> }>;
}

/** Payment methods that this API offers. */
export interface Payments {
  /** Methods that shoppers can choose. */
  offered: readonly PaymentMethod[];
  /**
   * Gateways by method. They include methods that are no longer offered, because their open
   * payments still have to end.
   */
  gateways: Partial<Record<GatewayMethod, PaymentGateway>>;
  /** Gateways by method that are test gateways; this API serves their page. */
  sandbox: Partial<Record<GatewayMethod, SandboxGateway>>;
}
