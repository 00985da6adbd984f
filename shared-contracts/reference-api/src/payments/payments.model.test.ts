import { callApi } from '@marketplace/contracts/api/client';
import { cancelMyOrder, type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { startPayment } from '@marketplace/contracts/api/payments';
import { workload } from '@marketplace/contracts/testing/workload';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import { refundOrder } from '../orders/refundOrder';
import { createTestMarket } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { PRODUCT } from '../testing/marketUuids';
import { createClock, openTestApi, type TestApi } from '../testing/openTestApi';
import { fillCart, orderBody } from '../testing/orderBody';
import { countPieces, findInconsistentOrders } from '../testing/orderInvariants';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { refundDuePayments } from './refundDuePayments';

const RUNS = workload({ gate: 12, soak: 100 });

const nth = fc.nat(3);
const step = fc.oneof(
  fc.record({
    do: fc.constant('start' as const),
    method: fc.constantFrom('bkash', 'card', 'cash-on-delivery'),
  }),
  fc.record({
    do: fc.constant('callback' as const),
    nth,
    outcome: fc.constantFrom('paid', 'failed', 'cancelled'),
    isForged: fc.boolean(),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    do: fc.constant('callback' as const),
    nth,
    outcome: fc.constant('paid'),
    isForged: fc.constant(false),
    times: fc.constant(1),
  }),
  fc.record({
    do: fc.constantFrom('cancel' as const, 'refund' as const, 'retry refunds' as const),
  }),
  fc.record({ do: fc.constant('cancel parcel' as const), nth: fc.nat(1) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(10, 31) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe('the payment of an order', () => {
  let db: Database;
  let close: () => Promise<void>;
  let api: TestApi;
  let rahim: Request;
  const clock = createClock();

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
    await createTestMarket(db);
    api = await openTestApi(db, { ...WITH_SANDBOX, now: clock.now });
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    rahim = await api.visit('01711000001');
  });

  afterAll(async () => {
    await api?.close();
    await close?.();
  });

  const context = () => jobContext(db, clock.now);

  /**
   * Reports an outcome of one of the order's online payments, or does nothing if `nth` is too high.
   * If a success is not forged, the payment gateway also captures the money.
   */
  async function callBack(orderUuid: string, given: Extract<Step, { do: 'callback' }>) {
    const started = await db
      .selectFrom('sandboxPayments')
      .innerJoin('payments', 'payments.uuid', 'sandboxPayments.paymentUuid')
      .selectAll('sandboxPayments')
      .where('payments.orderUuid', '=', orderUuid)
      .orderBy('sandboxPayments.reference')
      .execute();
    const payment = started[given.nth];
    if (!payment || payment.method === 'cash-on-delivery') return;
    const { reference, amountPaisa, method } = payment;
    const outcome = given.outcome as 'paid' | 'failed' | 'cancelled';
    if (outcome === 'paid' && !given.isForged) {
      await db
        .updateTable('sandboxPayments')
        .set({ outcome })
        .where('reference', '=', reference)
        .execute();
    }
    const gateway = context().payments.sandbox[method];
    const callback = await gateway?.writeCallback({ reference, amountPaisa, outcome });
    const forged = given.isForged ? { 'x-signature': `t=1,v1=${'0'.repeat(64)}` } : {};
    for (let time = 0; time < given.times; time += 1) {
      const reply = await api.app.inject({
        method: 'POST',
        url: `/payment-callback/${method}`,
        payload: callback?.body,
        headers: { ...callback?.headers, ...forged },
      });
      expect(reply.statusCode).toBe(given.isForged ? 401 : 200);
    }
  }

  async function take(given: Step, order: Order) {
    const params = { id: order.uuid };
    // The refusal of a step is ignored. The checks after each step fail if a refused step has left
    // the data inconsistent.
    const refused = () => undefined;
    if (given.do === 'start') {
      const method = given.method as 'bkash';
      await callApi(startPayment, { request: rahim, params, body: { method } }).catch(refused);
    }
    if (given.do === 'callback') await callBack(order.uuid, given);
    if (given.do === 'cancel') {
      await callApi(cancelMyOrder, { request: rahim, params, body: {} }).catch(refused);
    }
    if (given.do === 'cancel parcel') {
      const parcelUuid = order.parcels[given.nth]?.uuid ?? '';
      const parcel = { ...params, parcelUuid };
      await callApi(cancelMyParcel, { request: rahim, params: parcel, body: {} }).catch(refused);
    }
    if (given.do === 'refund') {
      await refundOrder(context(), {
        operator: 'tester',
        orderNumber: Number(order.orderNumber),
      }).catch(refused);
    }
    if (given.do === 'retry refunds') await refundDuePayments(context());
    if (given.do === 'wait') {
      clock.advance(given.minutes * 60);
      await expireUnpaidOrders(context());
    }
  }

  /**
   * Finds payments about which the shop and the payment gateway disagree. A payment must be paid,
   * refunded or due for refund if and only if the payment gateway has captured money. It must be
   * refunded if and only if the payment gateway has refunded it.
   */
  const findLostMoney = async () =>
    (
      await sql<{ wrong: string }>`
        select s.reference || ' ' || s.outcome || ' ' || p.status as wrong
        from sandbox_payments s join payments p on p.uuid = s.payment_uuid
        where (s.outcome = 'paid') <> (p.status in ('paid', 'refund-due', 'refunded'))
          or (s.refunded_at is not null) <> (p.status = 'refunded')
          or (select coalesce(sum(amount_paisa), 0) from sandbox_refunds r
              where r.reference = s.reference)
            <> (select coalesce(sum(back.amount_paisa), 0) from payments back
              where back.status = 'refunded' and p.uuid in (back.uuid, back.part_of))`.execute(db)
    ).rows;

  it('is kept at most once, agrees with the payment gateway after each step, and loses no pieces of stock', async () => {
    const reached = new Set<string>();
    const steps = fc.array(step, { minLength: 3, maxLength: 14, size: 'max' });
    const property = fc.asyncProperty(steps, async (sequence) => {
      await sql`update products set inventory_quantity = 10 where handle = 'rui-fish'`.execute(db);
      const pieces = await countPieces(db);
      rahim = await api.visit('01711000001');
      const cartUuid = await fillCart([
        { productUuid: PRODUCT.rui, quantity: 2 },
        { productUuid: PRODUCT.honey, quantity: 1 },
      ]);
      const body = { ...orderBody(cartUuid), paymentMethod: 'bkash' as const };
      const order = await callApi(placeOrder, { request: rahim, body });
      for (const each of [{ do: 'start', method: 'bkash' } as const, ...sequence]) {
        await take(each, order);
        expect(await findInconsistentOrders(db)).toEqual([]);
        expect(await countPieces(db)).toBe(pieces);
        expect(await findLostMoney()).toEqual([]);
      }
      const { status, paymentStatus } = await db
        .selectFrom('orders')
        .select(['status', 'paymentStatus'])
        .where('uuid', '=', order.uuid)
        .executeTakeFirstOrThrow();
      reached.add(`${status} ${paymentStatus}`);
      const parts = await db
        .selectFrom('payments')
        .select('status')
        .where('orderUuid', '=', order.uuid)
        .where('partOf', 'is not', null)
        .execute();
      for (const part of parts) reached.add(`part ${part.status}`);
    });
    await fc.assert(property, { numRuns: RUNS, seed: 20_240_501 });
    // The test would prove little if the steps did not reach all these outcomes.
    expect([...reached].sort()).toEqual(
      expect.arrayContaining([
        'cancelled cancelled',
        'cancelled refunded',
        'part refunded',
        'placed paid',
      ]),
    );
  }, 240_000);
});
