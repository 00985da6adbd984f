import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { NO_ORDER_RULES } from '../http/OrderRules';
import { createTestCustomer } from '../testing/access/createCustomerFixtures';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { orderBody } from '../testing/orderBody';
import { findInconsistentOrders } from '../testing/orderInvariants';
import { payAtSandbox, WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { expireUnpaidOrders } from './expireUnpaidOrders';

const MINUTE = 60;
const RULES = { unpaidOrders: 5, unpaidScarceOrders: 2, unpaidScarceOrdersOfNetwork: 3 };
/** Number of pieces of the rui fish that the test market has in stock. */
const ALL = 10;

interface Wanted {
  pieces: number;
  method?: PaymentMethod;
  network?: string;
  product?: string;
}

describe('unpaid orders', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, {
    ...WITH_SANDBOX,
    now: clock.now,
    orderRules: { ...NO_ORDER_RULES, ...RULES },
  });
  beforeEach(() => createTestMarket(market.db));
  afterEach(async () => expect(await findInconsistentOrders(market.db)).toEqual([]));

  async function call(token: string, url: string, payload: object, network = '203.0.113.7') {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': network };
    const reply = await market.api.app.inject({ method: 'POST', url, payload, headers });
    return { ...reply.json(), answer: reply.statusCode };
  }
  const newAccount = async () => (await createTestCustomer(market.db)).token;

  async function place(token: string, { pieces, method = 'bkash', network, product }: Wanted) {
    const [cart = ''] = await createTestCarts(market.db, 1, product ?? PRODUCT.rui);
    await market.db
      .updateTable('cartItems')
      .set({ quantity: pieces })
      .where('cartUuid', '=', cart)
      .execute();
    // The database has stored the real time, but the API uses the time of the test clock.
    await market.db
      .updateTable('carts')
      .set({ updatedAt: clock.now() })
      .where('uuid', '=', cart)
      .execute();
    return call(token, '/order', { ...orderBody(cart), paymentMethod: method }, network);
  }

  /** Returns the minutes until an unpaid order expires and its pieces return to stock. */
  const minutesOf = ({ paymentExpiresAt }: { paymentExpiresAt: string }) =>
    (Date.parse(paymentExpiresAt) - clock.now().getTime()) / 60_000;

  async function letMinutesPass(minutes: number) {
    clock.advance(minutes * MINUTE);
    await expireUnpaidOrders(jobContext(market.db, clock.now));
  }

  async function pay(token: string, { uuid }: { uuid: string }) {
    const { data } = await call(token, `/payment/${uuid}`, { method: 'bkash' });
    await payAtSandbox(market.api, data.gatewayUrl, 'paid');
  }

  const refused = { answer: 409, code: 'unpaid-limit' };
  const done = { answer: 200 };

  it('reserve pieces for 30 minutes, or for 10 minutes if their phone then reserves at least as many pieces as are left in stock', async () => {
    const [hoarder, other] = [await newAccount(), await newAccount()];
    expect(minutesOf(await place(hoarder, { pieces: 4 }))).toBe(30);
    // Together with the first order, this account reserves 7 pieces, and only 3 are left in stock.
    expect(minutesOf(await place(hoarder, { pieces: 3 }))).toBe(10);
    expect(minutesOf(await place(other, { pieces: 1 }))).toBe(30);
    expect(minutesOf(await place(other, { pieces: 2 }))).toBe(10);
    await letMinutesPass(10);
    expect(await place(other, { pieces: 5, method: 'cash-on-delivery' })).toMatchObject(done);
  });

  it('of one phone can reserve the whole stock of a product at most twice an hour', async () => {
    const hoarder = await newAccount();
    for (let n = 0; n < RULES.unpaidScarceOrders; n += 1) {
      expect(await place(hoarder, { pieces: ALL })).toMatchObject(done);
      await letMinutesPass(10);
    }
    const networks = ['203.0.113.7', '198.51.100.1'];
    for (const network of networks) {
      expect(await place(hoarder, { pieces: ALL, network })).toMatchObject(refused);
    }
    expect(await place(hoarder, { pieces: 1 })).toMatchObject(done);
    expect(await place(hoarder, { pieces: 1, product: PRODUCT.hilsa })).toMatchObject(done);
    await letMinutesPass(40);
    expect(await place(hoarder, { pieces: ALL })).toMatchObject(done);
  });

  it('count toward the limit of their phone even if they are cancelled, but do not block cash orders', async () => {
    const hoarder = await newAccount();
    for (let n = 0; n < RULES.unpaidScarceOrders; n += 1) {
      const { uuid } = await place(hoarder, { pieces: ALL });
      expect(await call(hoarder, `/order/my-order/${uuid}/cancel`, {})).toMatchObject(done);
    }
    expect(await place(hoarder, { pieces: ALL })).toMatchObject(refused);
    expect(await place(hoarder, { pieces: ALL, method: 'cash-on-delivery' })).toMatchObject(done);
  });

  it('from one network can reserve the whole stock of a product at most three times an hour', async () => {
    for (let n = 0; n < RULES.unpaidScarceOrdersOfNetwork; n += 1) {
      expect(await place(await newAccount(), { pieces: ALL })).toMatchObject(done);
      await letMinutesPass(10);
    }
    const another = await newAccount();
    expect(await place(another, { pieces: ALL })).toMatchObject(refused);
    expect(await place(another, { pieces: ALL, network: '198.51.100.1' })).toMatchObject(done);
  });

  it('are limited to five per phone and hour, including orders that have expired', async () => {
    const shopper = await newAccount();
    const first = await place(shopper, { pieces: 1 });
    for (let n = 1; n < RULES.unpaidOrders; n += 1) {
      expect(await place(shopper, { pieces: 1, product: PRODUCT.honey })).toMatchObject(done);
    }
    expect(await place(shopper, { pieces: 1 })).toMatchObject(refused);
    await pay(shopper, first);
    expect(await place(shopper, { pieces: 1 })).toMatchObject(done);
    await letMinutesPass(30);
    expect(await place(shopper, { pieces: 1 })).toMatchObject(refused);
    await letMinutesPass(31);
    expect(await place(shopper, { pieces: 1 })).toMatchObject(done);
  });

  it('are limited to five per phone even if all are placed simultaneously', async () => {
    const shopper = await newAccount();
    const placed = await Promise.all(
      Array.from({ length: 8 }, () => place(shopper, { pieces: 1 })),
    );
    expect(placed.filter(({ answer }) => answer === 200)).toHaveLength(RULES.unpaidOrders);
  });

  describe('that were placed as cash orders and then changed to online payment', () => {
    const CASH = 'cash-on-delivery';
    const switchTo = (token: string, { uuid }: { uuid: string }, method: PaymentMethod) =>
      call(token, `/payment/${uuid}`, { method });
    const readDeadline = ({ uuid }: { uuid: string }) =>
      market.db
        .selectFrom('orders')
        .select(['paymentMethod', 'paymentExpiresAt'])
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();

    it('are limited to five per phone, and an order whose change is refused stays a cash order', async () => {
      const shopper = await newAccount();
      for (let n = 0; n < RULES.unpaidOrders; n += 1) {
        const order = await place(shopper, { pieces: 1, product: PRODUCT.honey, method: CASH });
        expect(await switchTo(shopper, order, 'bkash')).toMatchObject(done);
      }
      const one = await place(shopper, { pieces: 1, product: PRODUCT.honey, method: CASH });
      expect(await switchTo(shopper, one, 'bkash')).toMatchObject(refused);
      expect(await readDeadline(one)).toEqual({ paymentMethod: CASH, paymentExpiresAt: null });
    });

    it('are limited to five per phone even if all are changed simultaneously', async () => {
      const shopper = await newAccount();
      const orders: { uuid: string }[] = [];
      for (let n = 0; n < 8; n += 1) {
        orders.push(await place(shopper, { pieces: 1, product: PRODUCT.honey, method: CASH }));
      }
      const changed = await Promise.all(orders.map((each) => switchTo(shopper, each, 'bkash')));
      expect(changed.filter(({ answer }) => answer === 200)).toHaveLength(RULES.unpaidOrders);
    });

    it('reserve scarce pieces for 10 minutes, at most twice an hour per phone', async () => {
      const hoarder = await newAccount();
      for (let n = 0; n < RULES.unpaidScarceOrders; n += 1) {
        const order = await place(hoarder, { pieces: ALL, method: CASH });
        expect(await switchTo(hoarder, order, 'bkash')).toMatchObject(done);
        const { paymentExpiresAt } = await readDeadline(order);
        expect(paymentExpiresAt?.getTime()).toBe(clock.now().getTime() + 10 * MINUTE * 1000);
        await letMinutesPass(10);
      }
      const order = await place(hoarder, { pieces: ALL, method: CASH });
      expect(await switchTo(hoarder, order, 'bkash')).toMatchObject(refused);
    });

    it('count only once, even if the shopper changes between cash and online payment several times', async () => {
      const shopper = await newAccount();
      const order = await place(shopper, { pieces: ALL, method: CASH });
      for (let n = 0; n <= RULES.unpaidScarceOrdersOfNetwork; n += 1) {
        expect(await switchTo(shopper, order, 'bkash')).toMatchObject(done);
        expect(await switchTo(shopper, order, CASH)).toMatchObject(done);
      }
    });
  });

  it('do not cause refusals for customers who pay, retry a payment, or share a network with many other customers', async () => {
    const buyer = await newAccount();
    for (let n = 0; n < 4; n += 1) {
      await market.db.updateTable('products').set({ inventoryQuantity: 10 }).execute();
      const order = await place(buyer, { pieces: ALL });
      expect(order).toMatchObject(done);
      for (let tries = 0; tries < 3; tries += 1) {
        expect(await call(buyer, `/payment/${order.uuid}`, { method: 'bkash' })).toMatchObject(
          done,
        );
      }
      await pay(buyer, order);
    }
    await market.db.updateTable('products').set({ inventoryQuantity: 20 }).execute();
    for (let n = 0; n < 12; n += 1) {
      expect(await place(await newAccount(), { pieces: 1 })).toMatchObject(done);
    }
  });
});
