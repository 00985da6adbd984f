import type { FastifyInstance, InjectOptions } from 'fastify';
import { refundDuePayments } from '../payments/refundDuePayments';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { orderBody } from '../testing/orderBody';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { QA_KEY, sessionHeaders } from '../testing/sessionHeaders';
import { openPostgres } from '../testing/testDatabases';
import { createApi } from './createApi';

const OWN = sessionHeaders({ id: 'own' });
const OTHER = sessionHeaders({ id: 'other' });
const DAY_SECONDS = 86_400;
type Headers = Record<string, string>;

describe('/dev/payments', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now, qaKey: QA_KEY, ...WITH_SANDBOX });

  beforeEach(() => createTestMarket(market.db));
  // Advances the clock, so that the rate limits have ended before the next test.
  afterEach(() => clock.advance(DAY_SECONDS));

  async function send(options: InjectOptions, app: FastifyInstance = market.api.app) {
    const reply = await app.inject(options);
    return { status: reply.statusCode, body: reply.json() };
  }
  const post = (url: string, payload: object, headers: Headers = {}) =>
    send({ method: 'POST', url, payload, headers });

  /** Places an order for a customer, and starts its payment. */
  async function start(headers: Headers = {}, emailOrPhone = '01711000001') {
    const account = { emailOrPhone, password: PASSWORD };
    const { accessToken } = (await post('/auth/customer/signin', account, headers)).body;
    const own = { ...headers, authorization: `Bearer ${accessToken}` };
    const [cartUuid = ''] = await createTestCarts(market.db, 1, PRODUCT.rui);
    const body = { ...orderBody(cartUuid), paymentMethod: 'bkash' };
    const { uuid: order, orderNumber } = (await post('/order', body, own)).body;
    const asked = { method: 'bkash', returnUrl: '/thank-you' };
    expect((await post(`/payment/${order}`, asked, own)).status).toBe(200);
    const { uuid } = await market.db
      .selectFrom('payments')
      .select('uuid')
      .where('orderUuid', '=', order)
      .where('method', '=', 'bkash')
      .where('reference', 'is not', null)
      .executeTakeFirstOrThrow();
    return { uuid, order, orderNumber, headers: own };
  }
  type Started = Awaited<ReturnType<typeof start>>;

  const list = async (headers: Headers = {}) => send({ url: '/dev/payments', headers });
  const settle = (payment: string, to: string, headers: Headers = OWN) =>
    post('/dev/payments', { payment, to }, headers);
  const readOrder = async ({ order, headers }: Started) =>
    (await send({ url: `/order/my-order/${order}`, headers })).body;
  const statusOf = async ({ uuid }: Started) =>
    (
      await market.db
        .selectFrom('payments')
        .select('status')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow()
    ).status;
  const messages = async () =>
    (await market.db.selectFrom('orderMessages').select('kind').execute()).map(({ kind }) => kind);

  it('lists the pending payments of the test session', async () => {
    const payment = await start(OWN);
    expect((await list(OWN)).body.items).toEqual([
      {
        uuid: payment.uuid,
        orderNumber: Number(payment.orderNumber),
        method: 'bkash',
        status: 'pending',
        amount: expect.any(Number),
        choices: ['paid', 'failed', 'cancelled'],
      },
    ]);
  });

  it.each([
    ['paid', ['paid']],
    ['failed', ['payment-failed']],
    ['cancelled', []],
  ])('settles a payment as %s by notification of the test payment gateway', async (to, queued) => {
    const payment = await start(OWN);
    const before = await messages();
    expect(await settle(payment.uuid, to)).toEqual({
      status: 200,
      body: { said: `The payment of order ${payment.orderNumber} by bkash is ${to}.` },
    });
    expect(await readOrder(payment)).toMatchObject({ paymentStatus: to });
    // Shows that the notification was handled, because only its handler queues these messages.
    const added = (await messages()).filter((kind) => !before.includes(kind));
    expect(new Set(added)).toEqual(new Set(queued));
    expect((await settle(payment.uuid, 'paid')).status).toBe(409);
  });

  it('refunds money that arrives after the order was cancelled, as at any payment gateway', async () => {
    const payment = await start(OWN);
    const cancelled = await send({
      method: 'POST',
      url: `/order/my-order/${payment.order}/cancel`,
      payload: {},
      headers: payment.headers,
    });
    expect(cancelled.status).toBe(200);
    expect((await settle(payment.uuid, 'paid')).body.said).toContain('is refunded.');
  });

  it('lets a refund fail until it is settled as refunded', async () => {
    const payment = await start(OWN);
    await settle(payment.uuid, 'paid');
    expect((await list(OWN)).body.items).toMatchObject([
      { choices: ['refunded', 'refund-failed'] },
    ]);
    expect((await settle(payment.uuid, 'refund-failed')).body.said).toContain(
      'is refund-due, which the test gateway refuses to refund.',
    );
    await refundDuePayments(jobContext(market.db, clock.now));
    expect(await statusOf(payment)).toBe('refund-due');
    expect((await settle(payment.uuid, 'refunded')).body.said).toContain('is refunded.');
    expect(await readOrder(payment)).toMatchObject({ paymentStatus: 'refunded' });
    expect((await list(OWN)).body.items).toEqual([]);
    expect((await settle(payment.uuid, 'refunded')).body.message).toContain('it has ended');
  });

  describe('refuses', () => {
    let own: Started;
    beforeEach(async () => {
      own = await start(OWN);
    });
    afterEach(async () => expect(await statusOf(own)).toBe('pending'));

    it('the payment of another test session, and does not list it', async () => {
      expect((await list(OTHER)).body).toEqual({ items: [] });
      expect(await settle(own.uuid, 'paid', OTHER)).toMatchObject({
        status: 409,
        body: { message: 'This test session has started no such payment.' },
      });
    });

    it("a customer's payment that was started outside test sessions", async () => {
      const outside = await start();
      expect((await list(OWN)).body.items).toMatchObject([{ uuid: own.uuid }]);
      expect((await settle(outside.uuid, 'paid')).status).toBe(409);
      expect(await statusOf(outside)).toBe('pending');
    });

    it.each<[string, Headers, number]>([
      ['without a session', {}, 409],
      [
        'with a session that another key has signed',
        sessionHeaders({ id: 'own' }, Buffer.from('x')),
        403,
      ],
      ['with an unsigned session', { 'x-qa-context': 'own' }, 403],
    ])('a request %s', async (_title, headers, status) => {
      expect((await list(headers)).status).toBe(status);
      expect((await settle(own.uuid, 'paid', headers)).status).toBe(status);
    });

    it.each([
      ['without test sessions', { hasDevTools: true }, 409],
      ['without developer tools', { hasDevTools: false, qaKey: QA_KEY }, 404],
    ])('every request if the API runs %s', async (_title, options, status) => {
      const { db } = market;
      const app = createApi({ db, mediaDir: '', mediaBaseUrl: '', ...WITH_SANDBOX, ...options });
      const url = '/dev/payments';
      const payload = { payment: own.uuid, to: 'paid' };
      expect((await send({ url, headers: OWN }, app)).status).toBe(status);
      const posted = await send({ method: 'POST', url, payload, headers: OWN }, app);
      expect(posted.status).toBe(status);
      await app.close();
    });

    it('a refund of a payment that is not paid', async () => {
      expect((await settle(own.uuid, 'refunded')).body.message).toBe(
        `The payment of order ${own.orderNumber} by bkash is pending: it can become paid or failed or cancelled, not refunded.`,
      );
    });

    it.each([{}, { payment: 'x', to: 'paid' }, { payment: PRODUCT.rui, to: 'lost' }])(
      'the body %j',
      async (payload) => {
        expect((await post('/dev/payments', payload, OWN)).status).toBe(400);
      },
    );
  });
});
