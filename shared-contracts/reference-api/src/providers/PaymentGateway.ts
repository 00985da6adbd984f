import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { GatewayOutcome } from '../database/OrderTables';

/** Ways to pay that a provider's gateway takes. */
export type GatewayMethod = Exclude<PaymentMethod, 'cash-on-delivery'>;

/** The currency of every order, by ISO 4217. */
export const CURRENCY = 'BDT';

interface Named {
  /** The gateway's own name for the payment. */
  reference: string;
  /** Our name for the payment, as the gateway repeats it. */
  invoice: string;
}

/** Outcome of a payment as its gateway reports it; what was paid is compared with what was asked for. */
export type Verdict =
  | (Named & {
      outcome: 'paid';
      amountPaisa: number;
      currency: string;
      /** The provider asks to look at it before anything is sent. */
      isRisky?: boolean;
    })
  | (Named & { outcome: Exclude<GatewayOutcome, 'paid'> });

export interface PaymentToRefund {
  reference: string;
  invoice: string;
  amountPaisa: number;
  /** Moment it was begun, by which a gateway may look for it. */
  createdAt: Date;
}

export interface PaymentToStart {
  /** Our uuid of the payment, an idempotency key: a repeated request must not charge twice. */
  uuid: string;
  /** Our name for the payment at the provider's: 20 letters and digits, the most that all of them take. */
  invoice: string;
  orderNumber: string;
  amountPaisa: number;
  /** Path of the storefront the shopper is sent back to. */
  returnPath: string;
  /** Recipient of the goods, for gateways that ask who pays. */
  shopper: { name: string; phone: string; district: string };
  /**
   * Called with the gateway's name for the payment before anybody can pay it, as far as the gateway
   * lets that be known: whatever is killed afterwards, the gateway can be asked.
   */
  noteReference(reference: string): Promise<void>;
}

/** A request as it came in: what a signature covers are its bytes and not what they mean. */
interface Callback {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The shopper's browser, sent back by the gateway: anybody can write such a request. */
export interface Return {
  /**
   * The stored one; null while the reply that names it is still under way. Nothing is taken then: a
   * payment that cannot be asked about later would be lost with the process.
   */
  reference: string | null;
  invoice: string;
  /** Query or form that the browser brought. */
  fields: URLSearchParams;
  /** See `query`. */
  mayCapture: boolean;
}

/**
 * Interface to a payment provider. An adapter keeps its own time limits, and throws when the provider cannot
 * be reached or says no; nothing of it runs inside a transaction.
 */
export interface PaymentGateway {
  /** Opens a payment with the provider. */
  start(payment: PaymentToStart): Promise<{
    /** Page the shopper's browser is sent to, to pay. */
    gatewayUrl: string;
  }>;
  /**
   * Asks the provider, where its callback may have been lost.
   * @param mayCapture false where the order no longer wants the money: a provider that takes it on
   * our word alone then takes none
   */
  query(asked: { reference: string; invoice: string; mayCapture: boolean }): Promise<Verdict>;
  /** Asks the provider what a returning browser is worth, and takes the money that was agreed to. */
  readReturn?(returned: Return): Promise<Verdict>;
  /** @throws ApiProblem 401 unless the provider itself sent this */
  readCallback?(callback: Callback): Promise<Verdict>;
  /** Refunds a payment in full; for one that was refunded already it does nothing. */
  refund(payment: PaymentToRefund): Promise<void>;
}

/** Report of the test gateway, which knows no invoice of ours. */
export interface SandboxReport {
  reference: string;
  outcome: GatewayOutcome;
  amountPaisa: number;
}

/** A gateway that moves no money: its page lets QA choose the outcome of a payment. */
export interface SandboxGateway extends PaymentGateway {
  readCallback(callback: Callback): Promise<Verdict>;
  /** A callback as the gateway would send it. */
  writeCallback(said: SandboxReport): Promise<{ body: string; headers: Record<string, string> }>;
}

/** The ways to pay of this host. */
export interface Payments {
  /** Ways to pay that shoppers may choose. */
  offered: readonly PaymentMethod[];
  /** Also those no longer offered: what was begun with them has to end. */
  gateways: Partial<Record<GatewayMethod, PaymentGateway>>;
  /** Those of them that are the test gateway, whose page this API serves. */
  sandbox: Partial<Record<GatewayMethod, SandboxGateway>>;
}
