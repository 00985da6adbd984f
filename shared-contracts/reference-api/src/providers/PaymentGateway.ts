import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { GatewayOutcome } from '../database/OrderTables';

/** Ways to pay that a provider's gateway takes. */
export type GatewayMethod = Exclude<PaymentMethod, 'cash-on-delivery'>;

/** Outcome of a payment as its gateway reports it. */
export interface Verdict {
  /** The gateway's own name for the payment. */
  reference: string;
  outcome: GatewayOutcome;
  amountPaisa: number;
}

interface PaymentToStart {
  /** Our uuid of the payment, an idempotency key: a repeated request must not charge twice. */
  uuid: string;
  orderNumber: string;
  amountPaisa: number;
  /** Path of the storefront the shopper is sent back to. */
  returnPath: string;
}

/** A request as it came in: what a signature covers are its bytes and not what they mean. */
interface Callback {
  headers: IncomingHttpHeaders;
  body: string;
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
    reference: string;
  }>;
  /** Asks the provider, where its callback may have been lost. */
  query(reference: string): Promise<Verdict>;
  /** @throws ApiProblem 401 unless the provider itself sent this, and just now */
  readCallback(callback: Callback): Promise<Verdict>;
  /** Refunds a payment in full; for one that was refunded already it does nothing. */
  refund(payment: { reference: string; amountPaisa: number }): Promise<void>;
}

/** A gateway that moves no money: its page lets QA choose the outcome of a payment. */
export interface SandboxGateway extends PaymentGateway {
  /** A callback as the gateway would send it. */
  writeCallback(said: Verdict): Promise<{ body: string; headers: Record<string, string> }>;
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
