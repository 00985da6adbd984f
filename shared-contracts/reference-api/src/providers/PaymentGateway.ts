import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { GatewayOutcome } from '../database/OrderTables';

/** Payment methods with a gateway. */
export type GatewayMethod = Exclude<PaymentMethod, 'cash-on-delivery'>;

/** The currency of every order, by ISO 4217. */
export const CURRENCY = 'BDT';

interface Named {
  /** The gateway's name for the payment. */
  reference: string;
  /** Our name for the payment, as the gateway repeats it. */
  invoice: string;
}

/**
 * A payment's outcome as its gateway reports it; the paid amount is compared with the requested
 * one.
 */
export type Verdict =
  | (Named & {
      outcome: 'paid';
      amountPaisa: number;
      currency: string;
      /** True if the provider wants a person to check it before anything is sent. */
      isRisky?: boolean;
    })
  | (Named & { outcome: Exclude<GatewayOutcome, 'paid'> });

export interface PaymentToRefund {
  reference: string;
  invoice: string;
  amountPaisa: number;
  /** Time of the start, by which some gateways look a payment up. */
  createdAt: Date;
}

export interface PaymentToStart {
  /**
   * Our uuid of the payment, also its idempotency key: a repeated request must not charge twice.
   */
  uuid: string;
  /**
   * Our name for the payment at the provider: 20 letters and digits, the maximum that all providers
   * accept.
   */
  invoice: string;
  orderNumber: string;
  amountPaisa: number;
  /** Storefront path to which the shopper returns. */
  returnPath: string;
  /** Recipient of the goods, for gateways that ask who pays. */
  shopper: { name: string; phone: string; district: string };
  /**
   * Stores the gateway's name for the payment before anybody can pay it, if the gateway tells it
   * that early, so that a payment can be queried after a crash.
   */
  noteReference(reference: string): Promise<void>;
}

/** A request as received, because signatures cover bytes. */
interface Callback {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A shopper's browser that returns from the gateway; anybody can forge this request. */
export interface Return {
  /**
   * The stored reference; null before the reply that contains it. Nothing is captured then, because
   * a payment that cannot be queried later would be lost in a crash.
   */
  reference: string | null;
  invoice: string;
  /** Query or form fields of the request. */
  fields: URLSearchParams;
  /** See `query`. */
  mayCapture: boolean;
}

/**
 * Interface to a payment provider. An adapter has its own timeouts, and throws if the provider is
 * unreachable or refuses. It never runs inside a transaction.
 */
export interface PaymentGateway {
  /** Opens a payment at the provider. */
  start(payment: PaymentToStart): Promise<{
    /** Page to which the shopper's browser is sent. */
    gatewayUrl: string;
  }>;
  /**
   * Queries the provider, because its callback may be lost.
   * @param mayCapture false if the order no longer wants the money; a provider that captures on our
   * request then captures nothing
   */
  query(asked: { reference: string; invoice: string; mayCapture: boolean }): Promise<Verdict>;
  /** Queries the provider about a returning browser, and captures agreed money. */
  readReturn?(returned: Return): Promise<Verdict>;
  /** @throws ApiProblem 401 unless the provider has sent this */
  readCallback?(callback: Callback): Promise<Verdict>;
  /** Refunds a payment in full; does nothing if it is already refunded. */
  refund(payment: PaymentToRefund): Promise<void>;
}

/** A report of the test gateway, which does not know our invoice. */
export interface SandboxReport {
  reference: string;
  outcome: GatewayOutcome;
  amountPaisa: number;
}

/** A gateway that moves no money: QA chooses each payment's outcome on its page. */
export interface SandboxGateway extends PaymentGateway {
  readCallback(callback: Callback): Promise<Verdict>;
  /** Writes a callback as the gateway would send it. */
  writeCallback(said: SandboxReport): Promise<{ body: string; headers: Record<string, string> }>;
}

/** Payment methods of this host. */
export interface Payments {
  /** Methods that shoppers can choose. */
  offered: readonly PaymentMethod[];
  /** Includes gateways that are no longer offered, because their open payments must end. */
  gateways: Partial<Record<GatewayMethod, PaymentGateway>>;
  /** The test gateways among them, whose page this API serves. */
  sandbox: Partial<Record<GatewayMethod, SandboxGateway>>;
}
