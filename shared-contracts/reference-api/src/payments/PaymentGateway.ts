import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';

/** Ways to pay that a provider's gateway takes. */
export type GatewayMethod = Exclude<PaymentMethod, 'cash-on-delivery'>;

export type GatewayOutcome = 'pending' | 'paid' | 'failed' | 'cancelled';

/** What a gateway says became of a payment. */
export interface Verdict {
  /** The gateway's own name for the payment. */
  reference: string;
  outcome: GatewayOutcome;
  amountPaisa: number;
}

export interface PaymentToStart {
  /** Ours; a gateway that is asked twice with one uuid must not take the money twice. */
  uuid: string;
  orderNumber: string;
  amountPaisa: number;
  /** Path of the storefront the shopper is sent back to. */
  returnPath: string;
}

/** A request as it came in: what a signature covers are its bytes and not what they mean. */
export interface Callback {
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * The seam to a provider. An adapter keeps its own time limits, and throws when the provider cannot
 * be reached or says no; nothing of it runs inside a transaction.
 */
export interface PaymentGateway {
  /** Opens a payment with the provider. */
  start(payment: PaymentToStart): Promise<{
    /** Where the shopper's browser goes to pay. */
    gatewayUrl: string;
    reference: string;
  }>;
  /** Asks the provider, where its callback may have been lost. */
  query(reference: string): Promise<Verdict>;
  /** @throws ApiProblem 401 unless the provider itself sent this, and just now */
  readCallback(callback: Callback): Promise<Verdict>;
  /** Gives all of a payment back; for one that was given back already it does nothing. */
  refund(payment: { reference: string; amountPaisa: number }): Promise<void>;
}
