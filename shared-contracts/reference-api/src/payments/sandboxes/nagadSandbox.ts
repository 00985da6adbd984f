import { randomBytes } from 'node:crypto';
import { type NagadKeys, nagadCipher } from '../gateways/nagadCipher';
import type { SandboxBook, SandboxPayment, SandboxStatus } from './SandboxBook';
import type { SandboxDesk, SandboxProvider } from './startSandbox';

interface NagadSandboxOptions extends NagadKeys {
  merchantId: string;
}

const STATUSES: Record<SandboxStatus, string> = {
  open: 'InProgress',
  agreed: 'InProgress',
  paid: 'Success',
  failed: 'Failed',
  cancelled: 'Aborted',
};
const BACK = { success: 'Success', pending: 'Success', failure: 'Failed', cancel: 'Aborted' };
const TAKA = '050';
const refused = (reason: string, message: string) => ({ reason, message });

/**
 * A sandbox with Nagad's wire format. It knows Nagad's private key and the merchant's public key.
 */
export function nagadSandbox(options: NagadSandboxOptions): SandboxProvider {
  const { merchantId } = options;
  const cipher = nagadCipher(options);
  /** Payments that were started, by reference. The day has the form `YYYYMMDD`. */
  const begun = new Map<string, { orderId: string; challenge: string; day: string }>();

  function initialize(orderId: string, body: string) {
    const opened = cipher.open(JSON.parse(body));
    if (opened.merchantId !== merchantId || opened.orderId !== orderId) {
      return refused('6_9000_003', 'Invalid request');
    }
    const paymentReferenceId = randomBytes(16).toString('hex');
    const challenge = randomBytes(20).toString('hex');
    const day = String(opened.datetime).slice(0, 8);
    begun.set(paymentReferenceId, { orderId, challenge, day });
    return cipher.seal({ paymentReferenceId, challenge, acceptDateTime: opened.datetime });
  }

  async function complete(reference: string, body: string, desk: SandboxDesk) {
    const asked = JSON.parse(body);
    const opened = cipher.open(asked);
    const known = begun.get(reference);
    const isKnown =
      known?.challenge === opened.challenge &&
      known?.orderId === opened.orderId &&
      opened.merchantId === merchantId &&
      opened.currencyCode === TAKA;
    if (!known || !isKnown) return refused('6_9000_005', 'Invalid challenge');
    await desk.open({
      reference,
      invoice: known.orderId,
      amount: String(opened.amount),
      returnUrl: asked.merchantCallbackURL,
    });
    return { status: 'Success', callBackUrl: desk.payUrl(reference) };
  }

  function cancel(query: URLSearchParams, body: string, book: SandboxBook) {
    const payment = book.find(query.get('paymentRefId') ?? '');
    const asked = JSON.parse(body);
    const { sensitiveDataCancelRequest: sensitiveData, signature } = asked;
    const opened = cipher.open({ sensitiveData, signature });
    const isRight =
      payment &&
      query.get('orderId') === payment.invoice &&
      opened.originalRequestDate === begun.get(payment.reference)?.day &&
      !payment.isRefunded;
    if (!isRight || !book.refund(payment, String(opened.cancelAmount)))
      return refused('8_9000_001', 'Cannot be cancelled');
    return { status: 'Cancelled', paymentRefId: payment.reference, cancelAmount: payment.amount };
  }

  return {
    name: 'Nagad',
    async answer({ path, query, body, headers }, desk) {
      if (headers['x-km-api-version'] !== 'v-0.2.0') return refused('1_1000_001', 'No version');
      const [call = '', first = '', second = ''] =
        /^\/(check-out\/initialize|check-out\/complete|verify\/payment|purchase\/cancel)\/?([^/]*)\/?([^/]*)$/
          .exec(path)
          ?.slice(1) ?? [];
      if (call === 'check-out/initialize') return initialize(second, body);
      if (call === 'check-out/complete') return complete(first, body, desk);
      if (call === 'purchase/cancel') return cancel(query, body, desk.book);
      const payment = call === 'verify/payment' && desk.book.find(first);
      if (!payment) return refused('4_4000_004', 'No such payment');
      return desk.book.isSilent(payment) ? 'silence' : state(payment, desk.book, merchantId);
    },
    back({ returnUrl, reference, invoice }, claim) {
      const fields = new URLSearchParams({
        merchant: merchantId,
        order_id: invoice,
        payment_ref_id: reference,
        status: BACK[claim],
        status_code: claim === 'success' ? '00_0000_000' : '01_0000_001',
      });
      return { url: `${returnUrl}?${fields}` };
    },
  };
}

function state(payment: SandboxPayment, book: SandboxBook, merchantId: string) {
  const status = book.statusOf(payment);
  return {
    merchantId,
    orderId: payment.invoice,
    paymentRefId: payment.reference,
    amount: book.amountOf(payment),
    clientMobileNo: '017****0001',
    merchantMobileNo: '01900000000',
    issuerPaymentRefNo: status === 'paid' ? payment.invoice.toUpperCase() : null,
    additionalMerchantInfo: null,
    status: STATUSES[status],
    statusCode: status === 'paid' ? '000' : '001',
    cancelIssuerRefNo: payment.isRefunded ? `C${payment.invoice}` : null,
  };
}
