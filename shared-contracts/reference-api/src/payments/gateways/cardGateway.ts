import { ApiProblem } from '../../http/ApiProblem';
import { CURRENCY, type PaymentGateway, type Verdict } from '../../providers/PaymentGateway';
import { readAmount, writeAmount } from './amounts';
import { askProvider, ProviderError, readField, readUrl } from './askProvider';
import { isSignedBy } from './cardSignature';
import { callbackUrl, returnUrl } from './returnUrl';

/** The credentials that a store gets from SSLCommerz. */
export interface CardSettings {
  /** Origin of the API of SSLCommerz: `https://securepay.sslcommerz.com`. */
  baseUrl: string;
  storeId: string;
  storePassword: string;
  /**
   * The shop's e-mail address. It is sent instead of the shopper's, because SSLCommerz requires an
   * e-mail address, but shoppers need not enter one.
   */
  contactEmail: string;
}

interface CardOptions extends CardSettings {
  publicBaseUrl: string;
  /** Timeout of each request. */
  limits?: { answerMs: number };
}

const LIMITS = { answerMs: 10_000 };
const PAID = ['VALID', 'VALIDATED'];
const ENDED: Readonly<Record<string, 'failed' | 'cancelled'>> = {
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'failed',
  UNATTEMPTED: 'failed',
};

/**
 * Payment gateway for cards on a page of SSLCommerz v4: session, notification, validation, query,
 * refund (decision 049). Queries identify a payment by `tran_id`, which is the shop's own invoice.
 */
export function cardGateway(options: CardOptions): PaymentGateway {
  const { baseUrl, storeId, storePassword, contactEmail, publicBaseUrl } = options;
  const { limits = LIMITS } = options;
  const store = { store_id: storeId, store_passwd: storePassword };

  const ask = (what: string, path: string, asked: Record<string, string>) =>
    askProvider({
      what: `SSLCommerz ${what}`,
      url: `${baseUrl}/validator/api/${path}?${new URLSearchParams({ ...asked, ...store, v: '1', format: 'json' })}`,
      limitMs: limits.answerMs,
    });

  /** Reads all attempts of a payment. A shopper may try several cards on the page of SSLCommerz. */
  async function readAttempts(invoice: string): Promise<Record<string, unknown>[]> {
    const reply = await ask('query', 'merchantTransIDvalidationAPI.php', { tran_id: invoice });
    if (reply.APIConnect !== 'DONE') throw new ProviderError('SSLCommerz query: refused');
    return Array.isArray(reply.element) ? reply.element : [];
  }

  async function query(invoice: string): Promise<Verdict> {
    const attempts = await readAttempts(invoice);
    const paid = attempts.find(({ status }) => PAID.includes(String(status)));
    if (paid) return paidVerdict(paid);
    const outcomes = attempts.map(({ status }) => ENDED[String(status)] ?? 'pending');
    const isOpen = outcomes.includes('pending');
    return {
      reference: invoice,
      invoice,
      outcome: isOpen ? 'pending' : (outcomes.at(-1) ?? 'pending'),
    };
  }

  async function validate(valId: string): Promise<Verdict> {
    const reply = await ask('validation', 'validationserverAPI.php', { val_id: valId });
    if (PAID.includes(String(reply.status))) return paidVerdict(reply);
    throw new ApiProblem(401, 'bad-notification', 'The gateway knows of no such payment');
  }

  return {
    async start({ uuid, invoice, orderNumber, amountPaisa, shopper, noteReference }) {
      await noteReference(invoice);
      const back = returnUrl(publicBaseUrl, 'card', uuid);
      const reply = await askProvider({
        what: 'SSLCommerz session',
        url: `${baseUrl}/gwprocess/v4/api.php`,
        body: new URLSearchParams({
          ...store,
          total_amount: writeAmount(amountPaisa),
          currency: CURRENCY,
          tran_id: invoice,
          success_url: back,
          fail_url: back,
          cancel_url: back,
          ipn_url: callbackUrl(publicBaseUrl, 'card'),
          cus_name: shopper.name,
          cus_phone: shopper.phone,
          cus_email: contactEmail,
          cus_add1: shopper.district,
          cus_city: shopper.district,
          cus_country: 'Bangladesh',
          shipping_method: 'NO',
          num_of_item: '1',
          product_name: `Order ${orderNumber}`,
          product_category: 'order',
          product_profile: 'general',
        }),
        limitMs: limits.answerMs,
      });
      if (reply.status !== 'SUCCESS') throw new ProviderError('SSLCommerz session: refused');
      return { gatewayUrl: readUrl(reply, 'GatewayPageURL') };
    },

    query: ({ invoice }) => query(invoice),

    async readReturn({ invoice, fields }) {
      const claimed = ENDED[fields.get('status') ?? ''];
      const verdict = await query(invoice).catch((error: unknown) => {
        if (claimed) return undefined;
        throw error;
      });
      // If the browser reports that the payment failed, no proof is needed. If a later query finds
      // that money was received, the payment still counts.
      if (claimed && verdict?.outcome !== 'paid') {
        return { reference: invoice, invoice, outcome: claimed };
      }
      return verdict ?? { reference: invoice, invoice, outcome: 'pending' };
    },

    async readCallback({ body }) {
      const fields = new URLSearchParams(body);
      if (!isSignedBy(storePassword, fields)) {
        throw new ApiProblem(401, 'bad-signature', 'The signature is missing or wrong');
      }
      const isPaid = PAID.includes(fields.get('status') ?? '');
      return isPaid ? validate(fields.get('val_id') ?? '') : query(fields.get('tran_id') ?? '');
    },

    async refund({ invoice, refundId, amountPaisa }) {
      const attempts = await readAttempts(invoice);
      const paid = attempts.find(({ status }) => PAID.includes(String(status)));
      if (!paid) throw new ProviderError('SSLCommerz refund: nothing was paid');
      const reply = await ask('refund', 'merchantTransIDvalidationAPI.php', {
        bank_tran_id: readField(paid, 'bank_tran_id'),
        // A repeated request has the same id, so that SSLCommerz refunds only once.
        refund_trans_id: refundId,
        refund_amount: writeAmount(amountPaisa),
        refund_remarks: 'Paid back by the shop',
        refe_id: invoice,
      });
      if (!['success', 'processing'].includes(String(reply.status))) {
        throw new ProviderError('SSLCommerz refund: refused');
      }
    },
  };
}

function paidVerdict(reply: Record<string, unknown>): Verdict {
  const invoice = readField(reply, 'tran_id');
  return {
    reference: invoice,
    invoice,
    outcome: 'paid',
    amountPaisa: readAmount(readField(reply, 'amount')),
    currency: readField(reply, reply.currency_type ? 'currency_type' : 'currency'),
    isRisky: Number(reply.risk_level ?? 0) !== 0,
  };
}
