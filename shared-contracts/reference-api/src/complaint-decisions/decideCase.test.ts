import { callApi } from '@marketplace/contracts/api/client';
import { getComplaint, reopenComplaint } from '@marketplace/contracts/api/complaintCases';
import {
  createComplaint,
  deleteComplaint,
  listProblemCategories,
} from '@marketplace/contracts/api/complaints';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { listLate } from '../delivery-terms/lateMarks';
import { markOverdue } from '../delivery-terms/markOverdue';
import { refundOrder } from '../orders/refundOrder';
import { refundDuePayments } from '../payments/refundDuePayments';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER, PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { findInconsistentOrders } from '../testing/orderInvariants';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { payTestOrder } from '../testing/payTestOrder';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { type Decision, decideCase } from './decideCase';

const DAY = 24 * 3600;

describe('the decision about a complaint', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { ...WITH_SANDBOX, now: clock.now });
  let rahim: Request;
  let orderUuid: string;
  let orderItemUuid: string;
  let reference: string;

  beforeEach(async () => {
    const { db } = market;
    await createTestMarket(db);
    rahim = await market.api.visit('01711000001');
    ({ orderUuid, orderItemUuid } = await createTestOrder(
      db,
      CUSTOMER.rahim,
      PRODUCT.rui,
      'delivered',
      3,
    ));
    ({ reference } = await payTestOrder(db, orderUuid, clock.now()));
  });

  const context = () => jobContext(market.db, clock.now);
  async function complain(body: object = {}) {
    const problemCategoryUuid = (await callApi(listProblemCategories)).items[0]?.uuid ?? '';
    const given = { orderItemUuid, problemCategoryUuid, description: 'It was soft.' };
    return (await callApi(createComplaint, { request: rahim, body: { ...given, ...body } })).uuid;
  }
  const decide = (uuid: string, decision: Partial<Decision> = {}) =>
    decideCase(context(), {
      uuid,
      operator: 'tester',
      kind: 'refund',
      reason: 'We are sorry.',
      ...decision,
    });
  const read = (uuid: string) => callApi(getComplaint, { request: rahim, params: { uuid } });
  const reopen = (uuid: string) =>
    callApi(reopenComplaint, { request: rahim, params: { uuid }, body: { text: 'Again' } });
  const readOrder = () => callApi(getMyOrder, { request: rahim, params: { id: orderUuid } });
  /** Amounts of the order's refunds, the oldest first. */
  const refunds = async () => ((await readOrder()).refunds ?? []).map(({ amount }) => amount);
  const refuseRefunds = (refusesRefund: boolean) =>
    market.db
      .updateTable('sandboxPayments')
      .set({ refusesRefund })
      .where('reference', '=', reference)
      .execute();
  const stock = async () =>
    (
      await market.db
        .selectFrom('products')
        .select('inventoryQuantity')
        .where('uuid', '=', PRODUCT.rui)
        .executeTakeFirstOrThrow()
    ).inventoryQuantity;

  it('refunds the price paid for the pieces, and shows the refund in complaint and order', async () => {
    const uuid = await complain({ quantity: 2 });
    expect(await decide(uuid)).toContain('৳200');
    const { outcome, status, answer } = await read(uuid);
    expect({ status, answer }).toEqual({ status: 'resolved', answer: 'We are sorry.' });
    expect(outcome).toEqual({
      kind: 'refund',
      quantity: 2,
      amount: 200,
      dueBy: expect.any(String),
      refundedAt: clock.now().toISOString(),
      isLate: false,
      refundUuid: expect.any(String),
      destination: null,
      needsAccount: false,
      failedAt: null,
      reason: 'We are sorry.',
      decidedAt: clock.now().toISOString(),
    });
    const order = await readOrder();
    expect(order.refunds).toMatchObject([
      { amount: 200, method: 'bkash', dueBy: outcome?.dueBy, refundedAt: outcome?.refundedAt },
    ]);
    expect(order).toMatchObject({ paymentStatus: 'paid', payments: [{ amount: 360 }] });
    expect(order.complaints).toMatchObject([{ uuid, orderItemUuid, status: 'resolved', outcome }]);
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });

  it('refunds a part of the price, but never more than was paid for the pieces', async () => {
    const { db } = market;
    await db
      .updateTable('orders')
      .set({ discountPaisa: 1000, promoCode: 'EID', totalPaisa: 35_000 })
      .where('uuid', '=', orderUuid)
      .execute();
    const uuid = await complain({ quantity: 1 });
    await expect(decide(uuid, { amountPaisa: 9667 })).rejects.toThrow('At most ৳96.66');
    await expect(decide(uuid, { quantity: 2 })).rejects.toThrow('about 1 pieces, not 2');
    await decide(uuid, { amountPaisa: 5000 });
    await reopen(uuid);
    await expect(decide(uuid, { amountPaisa: 4667 })).rejects.toThrow('At most ৳46.66');
    await decide(uuid);
    const other = await complain();
    await decide(other);
    expect(await refunds()).toEqual([50, 46.66, 193.34]);
    expect((await read(uuid)).outcomes.map(({ amount }) => amount)).toEqual([50, 46.66]);
  });

  it('replaces pieces from stock, or is refused if there are too few', async () => {
    const before = await stock();
    const uuid = await complain({ quantity: 2 });
    await decide(uuid, { kind: 'replacement' });
    expect(await stock()).toBe(before - 2);
    expect((await read(uuid)).outcome).toMatchObject({
      kind: 'replacement',
      quantity: 2,
      amount: null,
    });
    const other = await complain();
    await market.db.updateTable('products').set({ inventoryQuantity: 0 }).execute();
    await expect(decide(other, { kind: 'replacement' })).rejects.toThrow('not 1 pieces left');
    expect(await read(other)).toMatchObject({ status: 'open', outcomes: [] });
  });

  it('is made once, even if several operators decide at the same time', async () => {
    const uuid = await complain();
    const kinds = ['refund', 'replacement', 'refusal', 'refund', 'refund'] as const;
    const attempts = await Promise.allSettled(kinds.map((kind) => decide(uuid, { kind })));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(uuid)).outcomes).toHaveLength(1);
    expect((await refunds()).length).toBeLessThanOrEqual(1);
  });

  it('pays a refund later, and only once, if the payment gateway refuses it at first', async () => {
    await refuseRefunds(true);
    const uuid = await complain();
    await decide(uuid);
    expect((await read(uuid)).outcome).toMatchObject({ amount: 300, refundedAt: null });
    expect((await readOrder()).refunds).toMatchObject([{ amount: 300, refundedAt: null }]);
    await refuseRefunds(false);
    clock.advance(60);
    await refundDuePayments(context());
    expect((await read(uuid)).outcome?.refundedAt).toBe(clock.now().toISOString());
    expect(await refunds()).toEqual([300]);
  });

  it('leaves the rest of the payment for a refund of the whole order', async () => {
    await decide(await complain({ quantity: 1 }));
    const { orderNumber } = await readOrder();
    const said = await refundOrder(context(), {
      operator: 'tester',
      orderNumber: Number(orderNumber),
    });
    expect(said).toContain('৳260');
    expect((await readOrder()).refunds).toMatchObject([{ amount: 100 }, { amount: 260 }]);
    const other = await complain();
    await expect(decide(other)).rejects.toThrow('Not that much was paid');
    await decide(other, { kind: 'refusal' });
  });

  it('is refused for an order that was not paid, and for a complaint that does not exist', async () => {
    await market.db.deleteFrom('payments').execute();
    const uuid = await complain();
    await expect(decide(uuid)).rejects.toThrow('Not that much was paid');
    await expect(decide(uuid, { kind: 'replacement' })).rejects.toThrow('was not paid');
    await expect(decide(UNKNOWN)).rejects.toThrow('That complaint not found');
  });

  it('is overdue if nobody answers within 72 hours, or if the refund is not paid by its deadline', async () => {
    const uuid = await complain();
    clock.advance(3 * DAY + 1);
    await markOverdue(context());
    await markOverdue(context());
    rahim = await market.api.visit('01711000001');
    expect(await listLate(market.db)).toMatchObject([{ kind: 'complaint', subjectUuid: uuid }]);
    const promised = await read(uuid);
    // The page promises an answer by the end of the day.
    expect(promised).toMatchObject({ isTakeUpLate: false, takenUpAt: null });
    clock.advance((Date.parse(promised.takeUpBy ?? '') - clock.now().getTime()) / 1000 + 1);
    rahim = await market.api.visit('01711000001');
    expect(await read(uuid)).toMatchObject({ isTakeUpLate: true, takenUpAt: null });
    await refuseRefunds(true);
    await decide(uuid);
    expect(await read(uuid)).toMatchObject({ isTakeUpLate: false });
    expect(await listLate(market.db)).toEqual([]);
    const dueBy = new Date((await read(uuid)).outcome?.dueBy ?? '');
    clock.advance((dueBy.getTime() - clock.now().getTime()) / 1000);
    await markOverdue(context());
    expect(await listLate(market.db)).toEqual([]);
    clock.advance(1);
    await markOverdue(context());
    rahim = await market.api.visit('01711000001');
    expect((await read(uuid)).outcome).toMatchObject({ isLate: true });
    expect((await readOrder()).refunds).toMatchObject([{ isLate: true }]);
    expect(await listLate(market.db)).toMatchObject([{ kind: 'refund', paisa: 30_000 }]);
  });

  it('is no longer overdue after the customer has deleted the late complaint', async () => {
    const uuid = await complain();
    clock.advance(3 * DAY + 1);
    await markOverdue(context());
    rahim = await market.api.visit('01711000001');
    await callApi(deleteComplaint, { request: rahim, params: { uuid } });
    expect(await listLate(market.db)).toEqual([]);
  });

  it('is in the audit log with the operator, the act, and the fields before and after', async () => {
    const uuid = await complain({ quantity: 1 });
    await decide(uuid);
    const acts = await market.db.selectFrom('operatorActs').selectAll().execute();
    expect(acts).toMatchObject([
      {
        operator: 'tester',
        act: 'refund',
        subjectUuid: uuid,
        actedAt: clock.now(),
        before: { status: 'open', takenUpAt: null },
        after: { status: 'resolved', quantity: 1, amountPaisa: 10_000, reason: 'We are sorry.' },
      },
    ]);
  });
});
