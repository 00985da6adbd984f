import { randomBytes } from 'node:crypto';
import { inDhaka } from '@marketplace/contracts/time/dhakaTime';
import {
  CURRENCY,
  ManualRefundError,
  type PaymentGateway,
  type Verdict,
} from '../../providers/PaymentGateway';
import { readAmount, writeAmount } from './amounts';
import { askProvider, ProviderError, readField, readUrl } from './askProvider';
import { type NagadKeys, nagadCipher } from './nagadCipher';
import { returnUrl } from './returnUrl';

/** The credentials that a merchant gets from Nagad. */
export interface NagadSettings extends NagadKeys {
  /** URL of the API of Nagad: `https://api.mynagad.com/api/dfs`. */
  baseUrl: string;
  merchantId: string;
  merchantNumber: string;
}

interface NagadOptions extends NagadSettings {
  now: () => Date;
  publicBaseUrl: string;
  /** Timeout of each request. */
  limits?: { answerMs: number };
}

const LIMITS = { answerMs: 10_000 };
const CURRENCY_CODE = '050';
const CHALLENGE_BYTES = 20;
const HEADERS = {
  'x-km-api-version': 'v-0.2.0',
  'x-km-ip-v4': '127.0.0.1',
  'x-km-client-type': 'PC_WEB',
};

/**
 * Final statuses of payments with which no money was captured. Any other status except `Success`
 * means that the outcome is open or unknown.
 */
const ENDED: Readonly<Record<string, 'failed' | 'cancelled'>> = {
  Aborted: 'cancelled',
  Cancelled: 'cancelled',
  Failed: 'failed',
  Fraud: 'failed',
  InvalidRequest: 'failed',
};

/**
 * Payment gateway for Nagad: initialise, complete, verify by `payment_ref_id`, cancel (decision
 * 049).
 */
export function nagadGateway(options: NagadOptions): PaymentGateway {
  const { baseUrl, merchantId, merchantNumber, now, publicBaseUrl } = options;
  const { limits = LIMITS } = options;
  const cipher = nagadCipher(options);

  const call = (what: string, path: string, body?: object) =>
    askProvider({
      what: `Nagad ${what}`,
      url: `${baseUrl}/${path}`,
      headers: HEADERS,
      body,
      limitMs: limits.answerMs,
    });

  async function verify(reference: string): Promise<Record<string, unknown>> {
    const reply = await call('verify', `verify/payment/${encodeURIComponent(reference)}`);
    if (readField(reply, 'merchantId') !== merchantId) {
      throw new ProviderError("Nagad verify: another merchant's payment");
    }
    return reply;
  }

  async function query(reference: string): Promise<Verdict> {
    const reply = await verify(reference);
    const names = {
      reference: readField(reply, 'paymentRefId'),
      invoice: readField(reply, 'orderId'),
    };
    const status = readField(reply, 'status');
    if (status !== 'Success') return { ...names, outcome: ENDED[status] ?? 'pending' };
    const amountPaisa = readAmount(readField(reply, 'amount'));
    // The reply names no currency, but Nagad completes payments only in taka.
    return { ...names, outcome: 'paid', amountPaisa, currency: CURRENCY };
  }

  return {
    async start({ uuid, invoice, amountPaisa, noteReference }) {
      const moment = dhakaMoment(now());
      const asked = { merchantId, datetime: moment, orderId: invoice };
      const challenge = randomBytes(CHALLENGE_BYTES).toString('hex');
      const opened = cipher.open(
        readSealed(
          await call('initialize', `check-out/initialize/${merchantId}/${invoice}`, {
            accountNumber: merchantNumber,
            dateTime: moment,
            ...cipher.seal({ ...asked, challenge }),
          }),
        ),
      );
      const reference = readField(opened, 'paymentReferenceId');
      await noteReference(reference);
      const reply = await call('complete', `check-out/complete/${encodeURIComponent(reference)}`, {
        ...cipher.seal({
          merchantId,
          orderId: invoice,
          currencyCode: CURRENCY_CODE,
          amount: writeAmount(amountPaisa),
          challenge: readField(opened, 'challenge'),
        }),
        merchantCallbackURL: returnUrl(publicBaseUrl, 'nagad', uuid),
      });
      if (reply.status !== 'Success') throw new ProviderError('Nagad complete: refused');
      return { gatewayUrl: readUrl(reply, 'callBackUrl') };
    },

    query: ({ reference }) => query(reference),

    readReturn: ({ reference, fields }) => query(reference ?? fields.get('payment_ref_id') ?? ''),

    async refund({ reference, invoice, amountPaisa, createdAt, hasEarlierRefund }) {
      // Nagad only says that a payment was cancelled, in full or in part, so a repeated request for
      // this refund could not be told from one for the earlier refund.
      if (hasEarlierRefund) throw new ManualRefundError('Nagad cancel: cancelled once already');
      const paid = await verify(reference);
      if (paid.cancelIssuerRefNo) return;
      const amount = writeAmount(amountPaisa);
      const { sensitiveData, signature } = cipher.seal({
        merchantId,
        originalRequestDate: dhakaMoment(createdAt).slice(0, 8),
        originalAmount: readField(paid, 'amount'),
        cancelAmount: amount,
        referenceNo: invoice,
      });
      const names = new URLSearchParams({ paymentRefId: reference, orderId: invoice });
      const reply = await call('cancel', `purchase/cancel?${names}`, {
        sensitiveDataCancelRequest: sensitiveData,
        signature,
      });
      if (reply.status !== 'Cancelled') throw new ProviderError('Nagad cancel: refused');
    },
  };
}

function readSealed(reply: Record<string, unknown>) {
  return {
    sensitiveData: readField(reply, 'sensitiveData'),
    signature: readField(reply, 'signature'),
  };
}

/** Formats a time as `YYYYMMDDHHMMSS` in Dhaka, which has no daylight saving time. */
const dhakaMoment = (now: Date) =>
  inDhaka(now.toISOString()).toISOString().replace(/\D/g, '').slice(0, 14);
