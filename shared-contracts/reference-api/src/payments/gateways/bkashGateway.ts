import {
  CURRENCY,
  ManualRefundError,
  type PaymentGateway,
  type Verdict,
} from '../../providers/PaymentGateway';
import { readAmount, writeAmount } from './amounts';
import { askProvider, ProviderError, readField, readUrl } from './askProvider';
import { returnUrl } from './returnUrl';

/** The credentials that a merchant gets from bKash for tokenised checkout. */
export interface BkashSettings {
  /** URL with the version: `https://tokenized.pay.bka.sh/v1.2.0-beta`. */
  baseUrl: string;
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
}

interface BkashOptions extends BkashSettings {
  now: () => Date;
  publicBaseUrl: string;
  /** Timeouts. bKash requires waiting 30 seconds for an execution before querying the payment. */
  limits?: { answerMs: number; executeMs: number };
}

const LIMITS = { answerMs: 10_000, executeMs: 30_000 };
const SUCCESSFUL = '0000';
/** bKash's code for a checkout on a page of bKash, without an agreement for later payments. */
const MODE = '0011';
/**
 * Codes with which bKash refuses an execution because another execution is running or has run.
 * These codes do not mean that the payment has failed.
 */
const EXECUTED_BEFORE = ['2062', '2117'];
/** Time before a token's expiry at which the token is renewed. */
const MARGIN_MS = 60_000;

/**
 * Payment gateway for bKash tokenised checkout: grant, create, execute, query, refund (decision
 * 049).
 */
export function bkashGateway(options: BkashOptions): PaymentGateway {
  const { baseUrl, appKey, publicBaseUrl, limits = LIMITS } = options;
  const findToken = tokenSource(options, limits.answerMs);

  async function call(path: string, body: object, limitMs = limits.answerMs) {
    const ask = async () =>
      askProvider({
        what: `bKash ${path}`,
        url: `${baseUrl}/tokenized/checkout/${path}`,
        headers: { authorization: await findToken(), 'x-app-key': appKey },
        body,
        limitMs,
      });
    return ask().catch((error: unknown) => {
      // bKash may revoke a token before it expires. The refused request has had no effect, so it
      // can be repeated with a new token.
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      findToken.forget();
      return ask();
    });
  }

  const queryOnce = (paymentID: string) => call('payment/status', { paymentID });

  /**
   * Executes a payment, which captures the money. If bKash refuses or does not reply, queries the
   * payment once to find its outcome.
   */
  async function execute(paymentID: string, invoice: string): Promise<Verdict> {
    let refusal: string | undefined;
    try {
      const reply = await call('execute', { paymentID }, limits.executeMs);
      if (isCompleted(reply)) return verdictOf(reply, paymentID, invoice);
      if (reply.statusCode !== SUCCESSFUL) refusal = String(reply.statusCode);
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isSilent) throw error;
    }
    const verdict = verdictOf(await queryOnce(paymentID), paymentID, invoice);
    const isRefused = refusal !== undefined && !EXECUTED_BEFORE.includes(refusal);
    return verdict.outcome === 'pending' && isRefused ? { ...verdict, outcome: 'failed' } : verdict;
  }

  /** Queries a payment whose id comes from the browser. Refuses a payment with another invoice. */
  async function queryNamed(paymentID: string, invoice: string): Promise<Verdict> {
    const reply = await queryOnce(paymentID);
    if (invoiceOf(reply) !== invoice) throw new ProviderError('bKash: not this payment');
    return verdictOf(reply, paymentID, invoice);
  }

  return {
    async start({ uuid, invoice, amountPaisa, shopper, noteReference }) {
      const reply = await call('create', {
        mode: MODE,
        payerReference: shopper.phone,
        callbackURL: returnUrl(publicBaseUrl, 'bkash', uuid),
        amount: writeAmount(amountPaisa),
        currency: CURRENCY,
        intent: 'sale',
        merchantInvoiceNumber: invoice,
      });
      if (reply.statusCode !== SUCCESSFUL) {
        throw new ProviderError(`bKash create: refused with ${String(reply.statusCode)}`);
      }
      await noteReference(readField(reply, 'paymentID'));
      return { gatewayUrl: readUrl(reply, 'bkashURL') };
    },

    async query({ reference, invoice, mayCapture }) {
      const reply = await queryOnce(reference);
      const isAgreed = !isCompleted(reply) && isVerified(reply);
      if (isAgreed && mayCapture) return execute(reference, invoice);
      return verdictOf(reply, reference, invoice);
    },

    async readReturn({ reference, invoice, fields, mayCapture }) {
      const paymentID = reference ?? fields.get('paymentID') ?? '';
      if (reference === null) return queryNamed(paymentID, invoice);
      if (fields.get('status') === 'success') {
        if (mayCapture) return execute(paymentID, invoice);
        return verdictOf(await queryOnce(paymentID), paymentID, invoice);
      }
      const outcome = fields.get('status') === 'cancel' ? 'cancelled' : 'failed';
      const unpaid: Verdict = { reference: paymentID, invoice, outcome };
      // If bKash cannot be reached, the payment counts as unpaid, because money is captured only by
      // an execution.
      const reply = await queryOnce(paymentID).catch(() => undefined);
      return reply && isCompleted(reply) ? verdictOf(reply, paymentID, invoice) : unpaid;
    },

    async refund({ reference, amountPaisa, hasEarlierRefund }) {
      // bKash does not name the refund that it reports, so this code could not tell this refund
      // from the earlier one.
      if (hasEarlierRefund) throw new ManualRefundError('bKash refund: refunded once already');
      const trxID = readField(await queryOnce(reference), 'trxID');
      const earlier = await call('payment/refund', { paymentID: reference, trxID });
      if (isCompleted(earlier) && earlier.refundTrxID) {
        if (readAmount(readField(earlier, 'amount')) === amountPaisa) return;
        throw new ManualRefundError('bKash refund: another amount was refunded already');
      }
      const reply = await call('payment/refund', {
        paymentID: reference,
        trxID,
        amount: writeAmount(amountPaisa),
        sku: 'order',
        reason: 'Paid back by the shop',
      });
      if (!isCompleted(reply)) {
        throw new ProviderError(`bKash refund: refused with ${String(reply.statusCode)}`);
      }
    },
  };
}

const isCompleted = (reply: Record<string, unknown>) =>
  reply.statusCode === SUCCESSFUL && reply.transactionStatus === 'Completed';

/** True if the shopper has agreed to the payment. bKash uses two names for the field. */
const isVerified = ({ userVerificationStatus, verificationStatus }: Record<string, unknown>) =>
  (userVerificationStatus ?? verificationStatus) === 'Complete';

/** Reads the shop's invoice from a reply. bKash uses two names for the field. */
const invoiceOf = (reply: Record<string, unknown>) =>
  readField(reply, reply.merchantInvoiceNumber ? 'merchantInvoiceNumber' : 'merchantInvoice');

function verdictOf(reply: Record<string, unknown>, paymentID: string, invoice: string): Verdict {
  if (!isCompleted(reply)) return { reference: paymentID, invoice, outcome: 'pending' };
  return {
    reference: readField(reply, 'paymentID'),
    invoice: invoiceOf(reply),
    outcome: 'paid',
    amountPaisa: readAmount(readField(reply, 'amount')),
    currency: readField(reply, 'currency'),
  };
}

/** Provides one token for all calls of this process. Concurrent calls share one token request. */
function tokenSource(options: BkashOptions, limitMs: number) {
  const { baseUrl, appKey, appSecret, username, password, now } = options;
  let current: Promise<{ token: string; expiresAt: number }> | undefined;

  async function grant() {
    const reply = await askProvider({
      what: 'bKash token/grant',
      url: `${baseUrl}/tokenized/checkout/token/grant`,
      headers: { username, password },
      body: { app_key: appKey, app_secret: appSecret },
      limitMs,
    });
    const lifeMs = Number(readField(reply, 'expires_in')) * 1000;
    // With such a short lifetime, each call would request a new token.
    if (!Number.isFinite(lifeMs) || lifeMs <= MARGIN_MS) {
      throw new ProviderError('bKash token/grant: the token lives too short a time');
    }
    return { token: readField(reply, 'id_token'), expiresAt: now().getTime() + lifeMs };
  }

  const forget = () => {
    current = undefined;
  };
  const find = async (): Promise<string> => {
    current ??= grant();
    const asked = current;
    try {
      const { token, expiresAt } = await asked;
      if (expiresAt - MARGIN_MS > now().getTime()) return token;
    } catch (error) {
      if (current === asked) forget();
      throw error;
    }
    if (current === asked) forget();
    return find();
  };
  return Object.assign(find, { forget });
}
