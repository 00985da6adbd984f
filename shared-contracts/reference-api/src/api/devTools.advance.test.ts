import { hashPassword } from '../customers/passwords';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { QA_KEY, sessionHeaders } from '../testing/sessionHeaders';
import { openPostgres } from '../testing/testDatabases';

const OWN = sessionHeaders({ id: 'own' });
const OTHER = sessionHeaders({ id: 'other' });
/** Password of a shopper, which no demonstration customer has. */
const SECRET = 'rain on tin roofs';
const PHONES = { [CUSTOMER.rahim]: '01711000001', [CUSTOMER.karima]: '01711000002' };

describe('POST /dev/advance in a test session', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now, qaKey: QA_KEY });

  /** Rahim becomes a shopper with a password of his own. Karima stays a demonstration customer. */
  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db
      .updateTable('customers')
      .set({ passwordHash: await hashPassword(SECRET) })
      .where('uuid', '=', CUSTOMER.rahim)
      .execute();
    // Advances the clock, so that the rate limits of the previous test have ended.
    clock.advance(86_400);
  });

  async function post(url: string, payload: object, headers: Record<string, string> = {}) {
    const reply = await market.api.app.inject({ method: 'POST', url, payload, headers });
    return { status: reply.statusCode, body: reply.json() };
  }
  const advance = (orderNumber: number, headers: Record<string, string> = OWN) =>
    post('/dev/advance', { orderNumber, to: 'confirmed' }, headers);

  /** Places an order through the API. */
  async function place(customer: string, headers: Record<string, string> = {}) {
    const password = customer === CUSTOMER.rahim ? SECRET : PASSWORD;
    const account = { emailOrPhone: PHONES[customer], password };
    const { accessToken } = (await post('/auth/customer/signin', account, headers)).body;
    const own = { ...headers, authorization: `Bearer ${accessToken}` };
    const [cartUuid = ''] = await createTestCarts(market.db, 1, PRODUCT.rui);
    const { orderNumber } = (await post('/order', orderBody(cartUuid), own)).body;
    return Number(orderNumber);
  }
  const statusOf = async (orderNumber: number) =>
    (
      await market.db
        .selectFrom('orders')
        .select('status')
        .where('orderNumber', '=', orderNumber)
        .executeTakeFirstOrThrow()
    ).status;
  const refusalOf = (orderNumber: number) => ({
    status: 409,
    body: {
      code: 'refused',
      message: `There is no order ${orderNumber} of this test session or of a demonstration customer.`,
    },
  });

  it("advances a shopper's order that was placed in the test session", async () => {
    const order = await place(CUSTOMER.rahim, OWN);
    expect((await advance(order)).status).toBe(200);
    expect(await statusOf(order)).toBe('confirmed');
  });

  it.each<[string, Record<string, string>]>([
    ['outside test sessions', {}],
    ['in another session', OTHER],
  ])('advances an order of a demonstration customer that was placed %s', async (_, headers) => {
    const order = await place(CUSTOMER.karima, headers);
    expect((await advance(order)).status).toBe(200);
    expect(await statusOf(order)).toBe('confirmed');
  });

  it.each<[string, Record<string, string>]>([
    ['outside test sessions', {}],
    ['in another session', OTHER],
  ])("refuses a shopper's order that was placed %s", async (_, headers) => {
    const order = await place(CUSTOMER.rahim, headers);
    expect(await advance(order)).toMatchObject(refusalOf(order));
    expect(await statusOf(order)).toBe('placed');
    expect((await advance(order, {})).status).toBe(200);
  });

  it("refuses a guest's order if no account has its phone", async () => {
    const { orderUuid } = await createTestOrder(market.db, CUSTOMER.karima, PRODUCT.rui, 'placed');
    const { orderNumber } = await market.db
      .updateTable('orders')
      .set({ customerUuid: null, guestPhone: '+8801711000009' })
      .where('uuid', '=', orderUuid)
      .returning('orderNumber')
      .executeTakeFirstOrThrow();
    expect(await advance(Number(orderNumber))).toMatchObject(refusalOf(Number(orderNumber)));
  });

  it('refuses an unknown order with the message of an order that it must not advance', async () => {
    expect(await advance(1)).toMatchObject(refusalOf(1));
  });

  it('refuses a test session that another key has signed', async () => {
    const order = await place(CUSTOMER.karima);
    const forged = sessionHeaders({ id: 'own' }, Buffer.from('another key'));
    expect((await advance(order, forged)).status).toBe(403);
    expect(await statusOf(order)).toBe('placed');
  });
});
