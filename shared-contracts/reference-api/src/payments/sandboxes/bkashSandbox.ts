import { randomBytes } from 'node:crypto';
import type { BkashSettings } from '../gateways/bkashGateway';
import type { SandboxBook, SandboxPayment } from './SandboxBook';
import type { SandboxDesk, SandboxProvider, SandboxRequest } from './startSandbox';

type Credentials = Omit<BkashSettings, 'baseUrl'>;

const PATH = '/tokenized/checkout/';
const DONE = { statusCode: '0000', statusMessage: 'Successful' };
const refused = (statusCode: string, statusMessage: string) => ({ statusCode, statusMessage });
const LIFE_SECONDS = 3600;
const BACK = { success: 'success', pending: 'success', failure: 'failure', cancel: 'cancel' };

/** A sandbox with the wire format of bKash tokenised checkout. */
export function bkashSandbox(credentials: Credentials): SandboxProvider {
  const { appKey, appSecret, username, password } = credentials;
  /** Time in milliseconds at which each token expires. */
  const tokens = new Map<string, number>();

  function grant({ headers, body }: SandboxRequest, now: Date) {
    const asked = JSON.parse(body);
    const isKnown =
      headers.username === username &&
      headers.password === password &&
      asked.app_key === appKey &&
      asked.app_secret === appSecret;
    if (!isKnown) return refused('2001', 'Invalid App Key');
    const token = randomBytes(16).toString('hex');
    tokens.set(token, now.getTime() + LIFE_SECONDS * 1000);
    return {
      ...DONE,
      id_token: token,
      token_type: 'Bearer',
      expires_in: LIFE_SECONDS,
      refresh_token: randomBytes(16).toString('hex'),
    };
  }

  async function create(body: string, desk: SandboxDesk) {
    const { amount, currency, callbackURL, merchantInvoiceNumber } = JSON.parse(body);
    if (currency !== 'BDT' || !/^\d+\.\d\d$/.test(amount)) return refused('2006', 'Invalid Amount');
    const paymentID = `TR0011${randomBytes(12).toString('hex')}`;
    await desk.open({
      reference: paymentID,
      invoice: merchantInvoiceNumber,
      amount,
      returnUrl: callbackURL,
    });
    return {
      ...DONE,
      paymentID,
      bkashURL: desk.payUrl(paymentID),
      callbackURL,
      amount,
      intent: 'sale',
      currency,
      transactionStatus: 'Initiated',
      merchantInvoiceNumber,
    };
  }

  return {
    name: 'bKash',
    isTakenOnRequest: true,
    async answer(request, desk) {
      const call = request.path.startsWith(PATH) ? request.path.slice(PATH.length) : '';
      if (call === 'token/grant') return grant(request, desk.now());
      const { authorization = '', 'x-app-key': key } = request.headers;
      const isLive = (tokens.get(authorization) ?? 0) > desk.now().getTime();
      if (!isLive || key !== appKey) return 'unauthorized';
      if (call === 'create') return create(request.body, desk);
      const asked = JSON.parse(request.body);
      const payment = desk.book.find(asked.paymentID);
      if (!payment) return refused('2002', 'Invalid Payment ID');
      return CALLS[call]?.(payment, desk.book, asked);
    },
    back({ returnUrl, reference }, claim) {
      const fields = new URLSearchParams({ paymentID: reference, status: BACK[claim] });
      return { url: `${returnUrl}?${fields}` };
    },
  };
}

function execute(payment: SandboxPayment, book: SandboxBook) {
  if (payment.behaviour === 'stays-pending') return state(payment, book);
  if (book.statusOf(payment) === 'paid') {
    return refused('2117', 'Payment execution already been called before');
  }
  if (book.statusOf(payment) !== 'agreed') return refused('2056', 'Invalid Payment State');
  book.take(payment);
  return book.isSilent(payment) ? 'silence' : state(payment, book);
}

function state(payment: SandboxPayment, book: SandboxBook) {
  const status = book.statusOf(payment);
  const isPaid = status === 'paid';
  return {
    ...DONE,
    paymentID: payment.reference,
    mode: '0011',
    amount: book.amountOf(payment),
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: payment.invoice,
    transactionStatus: isPaid ? 'Completed' : 'Initiated',
    userVerificationStatus: isPaid || status === 'agreed' ? 'Complete' : 'Incomplete',
    ...(isPaid && { trxID: trxIdOf(payment) }),
  };
}

const trxIdOf = ({ invoice }: SandboxPayment) => invoice.slice(0, 10).toUpperCase();

/** Functions that reply to requests about an existing payment, by the end of the path. */
const CALLS: Record<
  string,
  (payment: SandboxPayment, book: SandboxBook, asked: Refund) => object | 'silence'
> = {
  execute,
  'payment/status': state,
  'payment/refund': refund,
};

interface Refund {
  trxID: string;
  amount?: string;
}

/** Refunds a payment. A request without an amount reads an earlier refund instead. */
function refund(payment: SandboxPayment, book: SandboxBook, { trxID, amount }: Refund) {
  const isKnown = book.statusOf(payment) === 'paid' && trxID === trxIdOf(payment);
  if (!isKnown) return refused('2071', 'Invalid transaction');
  const isAsked = amount !== undefined;
  if (!isAsked && !payment.isRefunded) return refused('2072', 'No refund found');
  if (isAsked && (payment.isRefunded || !book.refund(payment, amount))) {
    return refused('2073', 'Not refunded');
  }
  return {
    ...DONE,
    originalTrxID: trxID,
    refundTrxID: `R${trxID}`,
    transactionStatus: 'Completed',
    amount: payment.refunds[0]?.taka,
    currency: 'BDT',
  };
}
