import { workload } from '@marketplace/contracts/testing/workload';
import { ManualRefundError } from '../../providers/PaymentGateway';
import { createClock } from '../../testing/openTestApi';
import { bkashSandbox } from '../sandboxes/bkashSandbox';
import { type Sandbox, type SandboxProvider, startSandbox } from '../sandboxes/startSandbox';
import { bkashGateway } from './bkashGateway';

const CREDENTIALS = { appKey: 'key', appSecret: 'secret', username: 'user', password: 'word' };
const PAYMENT = {
  uuid: '2b1f1d0e-8a0a-4a39-9c55-2f1f3a7f1c01',
  invoice: '2b1f1d0e8a0a4a399c55',
  orderNumber: '1',
  amountPaisa: 41_050,
  returnPath: '/',
  shopper: { name: 'Rahim', phone: '+8801711000001', district: 'Dhaka' },
  noteReference: async () => undefined,
};
/**
 * Milliseconds for which the payment gateway waits for the reply to an execution before it queries
 * the payment. bKash requires 30 seconds.
 */
const SILENCES = workload({ gate: [200], soak: [200, 30_000] });

describe('the payment gateway for bKash tokenised checkout', () => {
  const clock = createClock();
  let calls: string[];
  let sandbox: Sandbox;
  let refusal: string | undefined;
  let grantChange: object;

  beforeEach(async () => {
    calls = [];
    refusal = undefined;
    grantChange = {};
    const provider = bkashSandbox(CREDENTIALS);
    const counted: SandboxProvider = {
      ...provider,
      answer: async (request, desk) => {
        calls.push(request.path.replace('/tokenized/checkout/', ''));
        if (refusal && request.path.endsWith('/execute')) {
          return { statusCode: refusal, statusMessage: 'refused' };
        }
        const said = await provider.answer(request, desk);
        return request.path.endsWith('/grant') ? Object.assign(said ?? {}, grantChange) : said;
      },
    };
    sandbox = await startSandbox(counted, clock.now);
  });

  afterEach(() => sandbox.close());

  const open = (change: object = {}) =>
    bkashGateway({
      ...CREDENTIALS,
      baseUrl: sandbox.origin,
      publicBaseUrl: 'https://shop.test/api',
      now: clock.now,
      ...change,
    });

  /**
   * Starts a payment.
   * @returns the payment's id at bKash
   */
  async function begin(gateway = open()): Promise<string> {
    let noted = '';
    await gateway.start({
      ...PAYMENT,
      async noteReference(reference) {
        noted = reference;
      },
    });
    return noted;
  }

  it('shares one token between many payments, and renews it before it expires', async () => {
    const gateway = open();
    await Promise.all([gateway.start(PAYMENT), gateway.start(PAYMENT), gateway.start(PAYMENT)]);
    clock.advance(58 * 60);
    await gateway.start(PAYMENT);
    expect(calls.filter((call) => call === 'token/grant')).toHaveLength(1);
    clock.advance(61);
    await gateway.start(PAYMENT);
    expect(calls.filter((call) => call === 'token/grant')).toHaveLength(2);
  });

  it("requests a new token if bKash refuses a token that has not expired according to the shop's clock", async () => {
    const [gateway, later] = [open(), createClock()];
    await gateway.start(PAYMENT);
    // The clock of this payment gateway does not advance, so it keeps a token that has expired at
    // bKash.
    const slow = open({ now: later.now });
    await slow.start(PAYMENT);
    clock.advance(2 * 3600);
    await slow.start(PAYMENT);
    expect(calls.filter((call) => call === 'token/grant')).toHaveLength(3);
  });

  it.each(['soon', 'Infinity', 0, -3600, 60])(
    'refuses a token with a lifetime of %j seconds, and does not request another token',
    async (seconds) => {
      grantChange = { expires_in: seconds };
      await expect(open().start(PAYMENT)).rejects.toThrow(/^bKash token\/grant: /);
      expect(calls).toEqual(['token/grant']);
    },
  );

  it('sends amount, currency, invoice and return URL in the format of bKash', async () => {
    const { gatewayUrl } = await open().start(PAYMENT);
    const [payment] = sandbox.book.all();
    expect(gatewayUrl).toBe(`${sandbox.origin}/pay/${payment?.reference}`);
    expect(payment).toMatchObject({
      amount: '410.50',
      invoice: PAYMENT.invoice,
      returnUrl: `https://shop.test/api/payment-return/bkash/${PAYMENT.uuid}`,
    });
  });

  it.each(SILENCES)(
    'does not repeat an execution that gets no reply for %d ms, but queries the payment once',
    async (executeMs) => {
      const gateway = open({ limits: { answerMs: 5000, executeMs } });
      const reference = await begin(gateway);
      const payment = sandbox.book.find(reference);
      if (payment) sandbox.book.decide(payment, 'execute-silent');
      calls.length = 0;
      const fields = new URLSearchParams({ paymentID: reference, status: 'success' });
      const { invoice } = PAYMENT;
      const began = performance.now();
      const returned = gateway.readReturn?.({ reference, invoice, fields, mayCapture: true });
      await expect(returned).resolves.toEqual({
        reference,
        invoice,
        outcome: 'paid',
        amountPaisa: 41_050,
        currency: 'BDT',
      });
      expect(performance.now() - began).toBeGreaterThanOrEqual(executeMs - 5);
      expect(calls).toEqual(['execute', 'payment/status']);
    },
    40_000,
  );

  it.each([
    ['2117', 'pending'],
    ['2062', 'pending'],
    ['2023', 'failed'],
  ])(
    'converts the refusal code %s to the outcome %s if the payment is not completed',
    async (code, outcome) => {
      refusal = code;
      const gateway = open();
      const reference = await begin(gateway);
      const fields = new URLSearchParams({ status: 'success' });
      const { invoice } = PAYMENT;
      const returned = gateway.readReturn?.({ reference, invoice, fields, mayCapture: true });
      await expect(returned).resolves.toEqual({ reference, invoice, outcome });
    },
  );

  it.each([
    ["this order's payment", PAYMENT.invoice, 'pending'],
    ["another order's payment", '00000000000000000000', 'not this payment'],
  ])(
    "captures nothing before the payment's reference is stored, even if the returning browser names %s",
    async (_, invoice, said) => {
      const gateway = open();
      const paymentID = await begin(gateway);
      const payment = sandbox.book.find(paymentID);
      if (payment) sandbox.book.decide(payment, 'pays');
      const fields = new URLSearchParams({ paymentID, status: 'success' });
      const returned = await gateway
        .readReturn?.({ reference: null, invoice, fields, mayCapture: true })
        .catch(String);
      expect(JSON.stringify(returned)).toContain(said);
      expect(payment?.timesTaken).toBe(0);
    },
  );

  it('refunds a payment only once, even if the refund is requested twice', async () => {
    const gateway = open();
    const reference = await begin(gateway);
    const { invoice, amountPaisa } = PAYMENT;
    const payment = sandbox.book.find(reference);
    if (payment) sandbox.book.decide(payment, 'pays');
    await gateway.query({ reference, invoice, mayCapture: true });
    const refund = {
      reference,
      invoice,
      refundId: invoice,
      isPart: false,
      hasEarlierRefund: false,
      amountPaisa,
      createdAt: clock.now(),
    };
    await gateway.refund(refund);
    await gateway.refund(refund);
    expect(payment).toMatchObject({ timesTaken: 1, isRefunded: true });
  });

  it('leaves a refund to a person if another amount was refunded already', async () => {
    const gateway = open();
    const reference = await begin(gateway);
    const { invoice } = PAYMENT;
    const payment = sandbox.book.find(reference);
    if (payment) sandbox.book.decide(payment, 'pays');
    await gateway.query({ reference, invoice, mayCapture: true });
    const first = { reference, invoice, isPart: true, createdAt: clock.now() };
    const refund = (refundId: string, amountPaisa: number) =>
      gateway.refund({ ...first, refundId, amountPaisa, hasEarlierRefund: false });
    await refund('first', 100);
    await refund('first', 100);
    await expect(refund('second', 200)).rejects.toThrow(ManualRefundError);
    expect(payment?.refunds).toMatchObject([{ taka: '1.00' }]);
  });

  it('refuses a second refund of a payment, which could not be told from the first', async () => {
    const gateway = open();
    const reference = await begin(gateway);
    const { invoice } = PAYMENT;
    const payment = sandbox.book.find(reference);
    if (payment) sandbox.book.decide(payment, 'pays');
    await gateway.query({ reference, invoice, mayCapture: true });
    const part = { reference, invoice, isPart: true, amountPaisa: 100, createdAt: clock.now() };
    await gateway.refund({ ...part, refundId: 'first', hasEarlierRefund: false });
    const second = gateway.refund({ ...part, refundId: 'second', hasEarlierRefund: true });
    await expect(second).rejects.toThrow(ManualRefundError);
  });

  it.each([
    ['with a wrong password', { password: 'guessed' }],
    ['if no server listens', { baseUrl: 'http://127.0.0.1:1' }],
  ])('fails %s, with a message that contains no URL and no secret', async (_, change) => {
    const failure = await open(change)
      .start(PAYMENT)
      .catch((error: unknown) => String(error));
    expect(failure).toMatch(/^ProviderError: /);
    expect(failure).not.toMatch(/guessed|secret|127\.0\.0\.1/);
  });
});
