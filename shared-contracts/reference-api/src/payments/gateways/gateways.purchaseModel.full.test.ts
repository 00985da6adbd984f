import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { workload } from '@marketplace/contracts/testing/workload';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../database/schema';
import { issueToken } from '../../http/accessTokens';
import { issueGuestToken } from '../../http/guestTokens';
import { createTestCarts } from '../../testing/createTestCarts';
import { createTestMarket } from '../../testing/createTestMarket';
import { CUSTOMER, PRODUCT, UNKNOWN } from '../../testing/marketUuids';
import { createClock } from '../../testing/openTestApi';
import { ADDRESS } from '../../testing/orderBody';
import { countPieces, findInconsistentOrders } from '../../testing/orderInvariants';
import { GATEWAYS, PROMO_CODE, PurchaseRun } from '../../testing/PurchaseRun';
import { purchaseSchedule } from '../../testing/purchaseSchedule';
import { type KillableApi, spawnKillableApi } from '../../testing/spawnKillableApi';
import { startProviders } from '../../testing/startProviders';
import { OPEN_LIMIT_MS, openPostgres, type TestDatabase } from '../../testing/testDatabases';

const SCHEDULES = workload({ gate: 10, full: 200, soak: 500 });
/** Each seed generates `SCHEDULES` schedules, so the soak runs 10,000 schedules. */
const SEEDS = Array.from({ length: workload({ gate: 1, soak: 20 }) }, (_, n) => 20_261_125 + n);
const LIMIT_MS = workload({ gate: 300_000, full: 900_000, soak: 3_600_000 });
/**
 * Short timeouts, in milliseconds, with which the API does not wait long for a provider that does
 * not reply.
 */
const SHORT = { answerMs: 150, executeMs: 150 };
/** Long timeouts, in milliseconds, which suffice for a provider that is slow on a busy machine. */
const LONG = { answerMs: 1500, executeMs: 1500 };
const HOUR = 3600;

/** True if the test runs enough schedules to reach all outcomes in `ENDS`. */
const REACHES_ALL_ENDS = workload({ gate: false, full: true });
const ENDS = [
  ...GATEWAYS.flatMap((each) => [`${each} placed paid`, `${each} cancelled refunded`]),
  'cash-on-delivery delivered paid',
  'guest paid',
  'guest refunded',
];

describe('random actions of shoppers, payment gateways and an operator, with crashes of the API', () => {
  const clock = createClock();
  /** Outcomes of orders that the schedules have caused so far. */
  const ends = new Set<string>();
  let database: TestDatabase;
  let providers: Awaited<ReturnType<typeof startProviders>>;
  let db: Database;
  let api: KillableApi;

  beforeAll(async () => {
    database = await openPostgres();
    ({ db } = database);
    providers = await startProviders(clock.now);
    api = await spawnKillableApi(database.url ?? '', providers.settings, clock.now);
    providers.door.on('request', (request, reply) => {
      if (api.isDead()) request.socket.destroy();
      else api.app.routing(request, reply);
    });
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await api?.close();
    await providers?.close();
    await database?.close();
  });

  /**
   * Prepares a run: two carts of a customer and two carts of a guest. Together, the carts contain
   * more pieces than are in stock. There is one promo code, which can be used only once.
   */
  async function openRun(): Promise<PurchaseRun> {
    await createTestMarket(db);
    await sql`update products set inventory_quantity = case handle when 'hilsa' then 1 else 2 end
      where handle in ('rui-fish', 'hilsa')`.execute(db);
    await db
      .insertInto('promoCodes')
      .values({ code: PROMO_CODE, kind: 'percent', value: 10, maxUses: 1 })
      .execute();
    const customer = await issueToken(db, CUSTOMER.rahim, clock.now());
    const guest = await issueGuestToken(db, withPhonePrefix(ADDRESS.phone), clock.now());
    const fill = async (token: string, product: string) => ({
      uuid: (await createTestCarts(db, 1, product))[0] ?? '',
      token,
    });
    const carts = [
      await fill(customer.accessToken, PRODUCT.rui),
      await fill(guest.guestToken, PRODUCT.rui),
      await fill(customer.accessToken, PRODUCT.hilsa),
      await fill(guest.guestToken, PRODUCT.hilsa),
    ];
    // Months pass between schedules, so the carts would expire without this update.
    await db.updateTable('carts').set({ updatedAt: clock.now() }).execute();
    Object.assign(providers.limits, SHORT);
    for (const { beUsual } of Object.values(providers.servers)) beUsual();
    api.restart();
    return new PurchaseRun({ api, carts, clock, providers });
  }

  /**
   * Finds payments about which the shop and the payment gateway disagree. Before the end of a run,
   * only one of them may know about a payment in progress.
   */
  async function findLostMoney(run: PurchaseRun, isEnded: boolean): Promise<string[]> {
    const payments = run.payments();
    if (payments.length === 0) return [];
    const rows = await db
      .selectFrom('payments')
      .select(['invoice', 'status'])
      .where(
        'invoice',
        'in',
        payments.map(({ invoice }) => invoice),
      )
      .execute();
    const statuses = new Map(rows.map(({ invoice, status }) => [invoice, status]));
    return payments.flatMap(({ invoice, behaviour, timesTaken, isRefunded }) => {
      const status = statuses.get(invoice) ?? 'nothing';
      const isKnown = ['paid', 'refund-due', 'refunded'].includes(status);
      const isWrong =
        timesTaken > 1 ||
        (isKnown && timesTaken === 0) ||
        (status === 'paid' && behaviour === 'other-amount') ||
        (status === 'refunded' && !isRefunded) ||
        (isEnded && timesTaken === 1 && !isKnown) ||
        (isEnded && (status === 'refund-due' || (status === 'paid' && isRefunded)));
      return isWrong
        ? [`${behaviour}: taken ${timesTaken} times, refunded ${isRefunded}, ${status}`]
        : [];
    });
  }

  /** Finds carts that were ordered twice and, at the end, orders that no shopper knows about. */
  async function findLostOrders(run: PurchaseRun, isEnded: boolean): Promise<string[]> {
    const attempts = [...run.attempts.values()];
    const ordersOf = (cart: string) =>
      attempts.flatMap((each) => (each.cart.uuid === cart ? [...each.orders.keys()] : []));
    const carts = new Set(attempts.map(({ cart }) => cart.uuid));
    const doubled = [...carts].filter((cart) => new Set(ordersOf(cart)).size > 1);
    if (!isEnded) return doubled.map((cart) => `${cart} was ordered twice`);
    // The table was empty when the run began, so each order must be known to a shopper.
    const written = await db.selectFrom('orders').select('uuid').execute();
    const unknown = written.filter(({ uuid }) => !run.orders().includes(uuid));
    return [...doubled, ...unknown.map(({ uuid }) => `${uuid} is nobody's`)];
  }

  /** Finds undeliverable orders whose SMS to the customer was not sent. */
  const findUntold = () =>
    db
      .selectFrom('orderMessages')
      .select('orderUuid')
      .where('kind', '=', 'undeliverable')
      .where('sentAt', 'is', null)
      .execute();

  async function expectAgreement(run: PurchaseRun, pieces: number, isEnded = false): Promise<void> {
    expect(await findInconsistentOrders(db)).toEqual([]);
    expect(await countPieces(db)).toBe(pieces);
    expect(await findLostMoney(run, isEnded)).toEqual([]);
    expect(await findLostOrders(run, isEnded)).toEqual([]);
  }

  /**
   * Ends a schedule: all payment gateways work again, shoppers repeat their requests, and jobs run.
   */
  async function end(run: PurchaseRun, pieces: number): Promise<void> {
    const heal = GATEWAYS.map((method) => ({
      do: 'refuse refunds' as const,
      method,
      isRefusing: false,
    }));
    await run.live({ acts: heal, death: null });
    Object.assign(providers.limits, LONG);
    await run.askAgain();
    // Claims of a killed API expire by the database's clock, which does not advance here.
    await db.updateTable('payments').set({ refundClaimedUntil: null }).execute();
    for (const seconds of [30, 30]) await run.runJobs(seconds);
    // These waits are long enough for each payment to be queried, because the interval between
    // queries is at most a quarter of the payment's age.
    for (const seconds of [1860, 30, 5 * HOUR, 6 * HOUR]) await run.runJobs(seconds);
    await expectAgreement(run, pieces, true);
    expect(await findUntold()).toEqual([]);
  }

  async function readEnds(run: PurchaseRun): Promise<string[]> {
    const orders = await db
      .selectFrom('orders')
      .select(['uuid', 'status', 'paymentStatus', 'paymentMethod', 'guestPhone'])
      .where('uuid', 'in', [...run.orders(), UNKNOWN])
      .execute();
    for (const { uuid, paymentStatus, guestPhone } of orders) {
      const again = await run.startPayment(uuid, 'card');
      // The guest's token has expired in the meantime.
      const refusal = guestPhone ? { status: 401 } : { status: 409, body: { code: 'order-paid' } };
      if (paymentStatus === 'paid') expect(again).toMatchObject(refusal);
    }
    return orders.flatMap(({ status, paymentStatus, paymentMethod, guestPhone }) => [
      `${paymentMethod} ${status} ${paymentStatus}`,
      `${guestPhone ? 'guest' : 'customer'} ${paymentStatus}`,
    ]);
  }

  it.each(SEEDS)(
    'leave stock, money and orders consistent (seed %d)',
    async (seed) => {
      let kills = 0;
      const property = fc.asyncProperty(purchaseSchedule, async (moments) => {
        const run = await openRun();
        const pieces = await countPieces(db);
        for (const each of moments) {
          if (await run.live(each)) kills += 1;
          await expectAgreement(run, pieces);
        }
        await end(run, pieces);
        for (const reached of await readEnds(run)) ends.add(reached);
      });
      await fc.assert(property, { numRuns: SCHEDULES, seed, endOnFailure: true });
      // The test would prove little if only a few schedules killed the API.
      expect(kills).toBeGreaterThan(SCHEDULES / 3);
    },
    LIMIT_MS,
  );

  if (REACHES_ALL_ENDS) {
    it('cause each possible outcome of an order at least once', () => {
      expect([...ends].sort()).toEqual(expect.arrayContaining(ENDS));
    });
  }
});
