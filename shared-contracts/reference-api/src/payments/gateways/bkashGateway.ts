import { CURRENCY, type PaymentGateway, type Verdict } from '../../providers/PaymentGateway';
import { readAmount, writeAmount } from './amounts';
import { askProvider, ProviderError, readField, readUrl } from './askProvider';
import { returnUrl } from './returnUrl';

/** What bKash hands a merchant for tokenised checkout. */
export interface BkashSettings {
  /** With the version, e.g. `https://tokenized.pay.bka.sh/v1.2.0-beta`. */
  baseUrl: string;
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
}

interface BkashOptions extends BkashSettings {
  now: () => Date;
  publicBaseUrl: string;
  /** Longest wait for an answer; bKash asks for 30 seconds before a silent execution is queried. */
  limits?: { answerMs: number; executeMs: number };
}

const LIMITS = { answerMs: 10_000, executeMs: 30_000 };
const SUCCESSFUL = '0000';
/** Checkout by URL, without an agreement. */
const MODE = '0011';
/** Refusals of an execution that say nothing against the payment: another one is or was under way. */
const EXECUTED_BEFORE = ['2062', '2117'];
/** A token is renewed a minute before it expires. */
const MARGIN_MS = 60_000;

/** bKash tokenised checkout: grant, create, execute, query, refund (decision 049). */
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
      // A token can be withdrawn before its time; nothing was done under it.
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      findToken.forget();
      return ask();
    });
  }

  const queryOnce = (paymentID: string) => call('payment/status', { paymentID });

  /** Takes the money. After silence or a refusal, one query tells what became of it. */
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

  /** Asks about the payment that a browser names, which may be another's. */
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
      // Nothing is taken without an execution: unreachable, the word for "unpaid" is enough.
      const reply = await queryOnce(paymentID).catch(() => undefined);
      return reply && isCompleted(reply) ? verdictOf(reply, paymentID, invoice) : unpaid;
    },

    async refund({ reference, amountPaisa }) {
      const trxID = readField(await queryOnce(reference), 'trxID');
      const earlier = await call('payment/refund', { paymentID: reference, trxID });
      if (isCompleted(earlier) && earlier.refundTrxID) return;
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

/** Both names of the field are in use. */
const isVerified = ({ userVerificationStatus, verificationStatus }: Record<string, unknown>) =>
  (userVerificationStatus ?? verificationStatus) === 'Complete';

/** Both names of the field are in use. */
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

/** One token for all calls of this process, asked for once however many wait for it. */
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
    // Such a token would be renewed at once, again and again.
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
