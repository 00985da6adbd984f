import { randomBytes } from 'node:crypto';
import type { CardSettings } from '../gateways/cardGateway';
import { signFields } from '../gateways/cardSignature';
import type { SandboxBook, SandboxPayment, SandboxStatus } from './SandboxBook';
import type { Claim, SandboxDesk, SandboxProvider } from './startSandbox';

type Credentials = Pick<CardSettings, 'storeId' | 'storePassword'>;

const STATUSES: Record<SandboxStatus, string> = {
  open: 'PENDING',
  agreed: 'PENDING',
  paid: 'VALID',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
};
const CLAIMED: Record<Claim, string> = {
  success: 'VALID',
  pending: 'PENDING',
  failure: 'FAILED',
  cancel: 'CANCELLED',
};
const SIGNED = ['amount', 'bank_tran_id', 'currency', 'status', 'tran_id', 'val_id'];

/** A sandbox with the wire format of SSLCommerz v4, whose page accepts cards. */
export function cardSandbox({ storeId, storePassword }: Credentials): SandboxProvider {
  const isStore = (fields: URLSearchParams) =>
    fields.get('store_id') === storeId && fields.get('store_passwd') === storePassword;

  async function session(body: string, desk: SandboxDesk) {
    const fields = new URLSearchParams(body);
    const read = (name: string) => fields.get(name) ?? '';
    const isWhole = ['tran_id', 'success_url', 'cus_name', 'cus_email', 'cus_phone'].every(read);
    if (!isStore(fields) || !isWhole || read('currency') !== 'BDT') {
      return { status: 'FAILED', failedreason: 'Store Credential Error Or Store is De-active' };
    }
    const sessionkey = randomBytes(16).toString('hex').toUpperCase();
    const invoice = read('tran_id');
    await desk.open({
      reference: invoice,
      invoice,
      amount: read('total_amount'),
      returnUrl: read('success_url'),
      notifyUrl: read('ipn_url'),
    });
    return { status: 'SUCCESS', sessionkey, GatewayPageURL: desk.payUrl(invoice) };
  }

  function find(query: URLSearchParams, book: SandboxBook) {
    if (!isStore(query)) return { APIConnect: 'INVALID_REQUEST' };
    const bank = query.get('bank_tran_id');
    if (bank)
      return refund(
        book.all().find((each) => bankIdOf(each) === bank),
        query,
        book,
      );
    const payment = book.find(query.get('tran_id') ?? '');
    if (!payment) return { APIConnect: 'DONE', no_of_trans_found: 0, element: [] };
    if (book.isSilent(payment)) return 'silence';
    return { APIConnect: 'DONE', no_of_trans_found: 1, element: [state(payment, book)] };
  }

  function validate(query: URLSearchParams, book: SandboxBook) {
    const payment = book.all().find((each) => valIdOf(each) === query.get('val_id'));
    const isValid = isStore(query) && payment && book.statusOf(payment) === 'paid';
    if (!isValid) return { status: 'INVALID_TRANSACTION' };
    return book.isSilent(payment) ? 'silence' : state(payment, book);
  }

  /**
   * Builds a notification. Only the signature distinguishes a forged notification from a genuine
   * one.
   */
  function told(payment: SandboxPayment, claim: Claim): URLSearchParams {
    const fields = new URLSearchParams({
      tran_id: payment.invoice,
      val_id: valIdOf(payment),
      amount: payment.amount,
      currency: 'BDT',
      bank_tran_id: bankIdOf(payment),
      status: CLAIMED[claim],
      verify_key: SIGNED.join(','),
    });
    const password = payment.behaviour === 'forged' ? 'guessed' : storePassword;
    fields.set('verify_sign', signFields(fields, SIGNED, password));
    return fields;
  }

  return {
    name: 'Card',
    async answer({ path, query, body }, desk) {
      if (path === '/gwprocess/v4/api.php') return session(body, desk);
      if (path === '/validator/api/validationserverAPI.php') return validate(query, desk.book);
      if (path === '/validator/api/merchantTransIDvalidationAPI.php') return find(query, desk.book);
      return undefined;
    },
    back: (payment, claim) => ({ url: payment.returnUrl, form: told(payment, claim) }),
    notification: (payment, claim) =>
      payment.notifyUrl ? { url: payment.notifyUrl, form: told(payment, claim) } : undefined,
  };
}

const valIdOf = ({ invoice }: SandboxPayment) => `V${invoice}`;
const bankIdOf = ({ invoice }: SandboxPayment) => `B${invoice}`;

function state(payment: SandboxPayment, book: SandboxBook) {
  return {
    status: STATUSES[book.statusOf(payment)],
    tran_id: payment.invoice,
    val_id: valIdOf(payment),
    amount: book.amountOf(payment),
    store_amount: book.amountOf(payment),
    currency: 'BDT',
    currency_type: 'BDT',
    currency_amount: book.amountOf(payment),
    bank_tran_id: bankIdOf(payment),
    ...(payment.behaviour === 'pays-risky'
      ? { risk_level: '1', risk_title: 'Not Safe' }
      : { risk_level: '0', risk_title: 'Safe' }),
  };
}

function refund(payment: SandboxPayment | undefined, query: URLSearchParams, book: SandboxBook) {
  const [id, taka] = [query.get('refund_trans_id'), query.get('refund_amount') ?? ''];
  const made = payment?.refunds.find((each) => each.id === id);
  // A repeated refund request gets the same reply as the first.
  const isDone = made ? made.taka === taka : payment && id && book.refund(payment, taka, id);
  if (!payment || !isDone) {
    return { APIConnect: 'DONE', status: 'failed', errorReason: 'Not refunded' };
  }
  return {
    APIConnect: 'DONE',
    bank_tran_id: bankIdOf(payment),
    trans_id: payment.invoice,
    refund_ref_id: `R${payment.invoice}`,
    status: 'success',
  };
}
