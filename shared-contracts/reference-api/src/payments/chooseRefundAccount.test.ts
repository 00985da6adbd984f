import { callApi } from '@marketplace/contracts/api/client';
import { getComplaint } from '@marketplace/contracts/api/complaintCases';
import { createComplaint, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import {
  chooseRefundAccount,
  createRefundAccount,
  deleteRefundAccount,
} from '@marketplace/contracts/api/refundAccounts';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { decideCase } from '../complaint-decisions/decideCase';
import { listCases } from '../complaint-decisions/listCases';
import { listManualRefunds } from '../delivery-terms/manualRefunds';
import { failRefund, recordRefund } from '../orders/manualRefund';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER, PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { ADDRESS } from '../testing/orderBody';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { payTestOrder } from '../testing/payTestOrder';
import { serveMarket } from '../testing/serveMarket';
import { splitOff } from '../testing/splitOff';
import { openPostgres } from '../testing/testDatabases';
import { refundDuePayments } from './refundDuePayments';

const WALLET = { provider: 'bKash', number: '01711000009' };
const BANK = { provider: 'Dutch-Bangla Bank', number: '1234567890123' };

describe('a refund paid by hand', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { ...WITH_SANDBOX, now: clock.now });
  let rahim: Request;
  let karima: Request;
  let orderUuid: string;
  let orderNumber: number;
  let caseUuid: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    rahim = await market.api.visit('01711000001');
    karima = await market.api.visit('01711000002');
  });

  const context = () => jobContext(market.db, clock.now);
  const create = (body: { provider: string; number: string } = WALLET, request = rahim) =>
    callApi(createRefundAccount, { request, body });
  const remove = (uuid: string, request = rahim) =>
    callApi(deleteRefundAccount, { request, params: { uuid } });
  const told = async () =>
    (await openAccounts(market.api).messages('01711000001'))
      .map(({ text }) => text)
      .filter((text) => /refund/.test(text));

  /** Grants a refund for a complaint about a delivered order. */
  async function grant(isPaidOnline: boolean) {
    const order = await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui, 'delivered', 2);
    orderUuid = order.orderUuid;
    if (isPaidOnline) {
      const { reference } = await payTestOrder(market.db, orderUuid, clock.now());
      await market.db
        .updateTable('sandboxPayments')
        .set({ refusesRefund: true })
        .where('reference', '=', reference)
        .execute();
    } else {
      await market.db
        .insertInto('payments')
        .values({
          uuid: crypto.randomUUID(),
          orderUuid,
          method: 'cash-on-delivery',
          status: 'paid',
          amountPaisa: 26_000,
          paidAt: clock.now(),
          settledAt: clock.now(),
          createdAt: clock.now(),
        })
        .execute();
      await market.db
        .updateTable('orders')
        .set({ paymentStatus: 'paid' })
        .where('uuid', '=', orderUuid)
        .execute();
    }
    const problemCategoryUuid = (await callApi(listProblemCategories)).items[0]?.uuid ?? '';
    const { orderItemUuid } = order;
    const body = { orderItemUuid, problemCategoryUuid, description: 'It was soft.' };
    caseUuid = (await callApi(createComplaint, { request: rahim, body })).uuid;
    await decideCase(context(), {
      uuid: caseUuid,
      operator: 'tester',
      kind: 'refund',
      reason: 'We are sorry.',
    });
    ({ orderNumber } = await market.db
      .selectFrom('orders')
      .select('orderNumber')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow());
  }

  const readRefund = async () =>
    (await callApi(getMyOrder, { request: rahim, params: { id: orderUuid } })).refunds?.[0];
  const readOutcome = async () =>
    (await callApi(getComplaint, { request: rahim, params: { uuid: caseUuid } })).outcome;
  const refundUuid = async () => (await readRefund())?.uuid ?? '';
  const invoice = async () => (await listManualRefunds(market.db))[0]?.invoice ?? '';
  const record = (id: string, to?: string) =>
    recordRefund(context(), { operator: 'tester', orderNumber, invoice: id, to });
  const fail = (id: string, to?: string) =>
    failRefund(context(), { operator: 'tester', orderNumber, invoice: id, to });
  async function choose(accountUuid: string, request = rahim, id = orderUuid) {
    const params = { id, refundUuid: await refundUuid() };
    return callApi(chooseRefundAccount, { request, params, body: { accountUuid } });
  }

  it('asks for an account, names it by its last digits, and then says that it is paid', async () => {
    await grant(false);
    const due = { destination: null, needsAccount: true, failedAt: null };
    expect(await readRefund()).toMatchObject({ amount: 200, refundedAt: null, ...due });
    expect(await readOutcome()).toMatchObject({ refundUuid: await refundUuid(), ...due });
    const { uuid } = await create();
    const chosen = { destination: 'bKash ••••0009', needsAccount: false, failedAt: null };
    expect(await choose(uuid)).toEqual(expect.objectContaining({ refundedAt: null, ...chosen }));
    expect(await readRefund()).toMatchObject(chosen);
    expect(await readOutcome()).toMatchObject(chosen);
    expect((await listManualRefunds(market.db))[0]).toMatchObject(WALLET);
    expect(await record(await invoice(), WALLET.number)).toBe(
      `৳200.00 of order ${orderNumber} is recorded as paid back to bKash ••••0009.`,
    );
    await remove(uuid);
    const refundedAt = clock.now().toISOString();
    expect(await readRefund()).toMatchObject({ ...chosen, refundedAt });
    expect(await readOutcome()).toMatchObject({ ...chosen, refundedAt });
  });

  it("causes a message to the account's owner when the account is chosen", async () => {
    await grant(false);
    const { uuid } = await create();
    const before = await told();
    await choose(uuid);
    expect(await told()).toHaveLength(before.length + 1);
  });

  it('asks for an account again after the account was deleted or the payment failed', async () => {
    await grant(false);
    const { uuid } = await create();
    await choose(uuid);
    await remove(uuid);
    expect(await readRefund()).toMatchObject({ needsAccount: true, failedAt: null });
    await choose((await create(BANK)).uuid);
    expect(await fail(await invoice(), BANK.number)).toBe(
      `৳200.00 of order ${orderNumber} is recorded as not paid. A message asks the customer for another account.`,
    );
    const failedAt = clock.now().toISOString();
    expect(await readRefund()).toMatchObject({
      destination: null,
      needsAccount: true,
      failedAt,
    });
    await choose((await create()).uuid);
    expect(await readRefund()).toMatchObject({ needsAccount: false, failedAt: null });
  });

  it('asks for an account if the payment gateway cannot make it, and only then', async () => {
    await grant(true);
    expect(await readRefund()).toMatchObject({ method: 'bkash', needsAccount: false });
    const { uuid } = await create();
    await expect(choose(uuid)).rejects.toMatchObject({ status: 409, code: 'refund-settled' });
    const { invoice: id } = await market.db
      .selectFrom('payments')
      .select('invoice')
      .where('status', '=', 'refund-due')
      .executeTakeFirstOrThrow();
    await fail(id);
    expect(await readRefund()).toMatchObject({ needsAccount: true, refundedAt: null });
    await market.db.updateTable('sandboxPayments').set({ refusesRefund: false }).execute();
    await refundDuePayments(context());
    expect(await readRefund()).toMatchObject({ refundedAt: null });
    await choose(uuid);
    await record(id, WALLET.number);
    expect(await readRefund()).toMatchObject({ destination: 'bKash ••••0009' });
  });

  it('is listed with its own account, not with that of a later refund of the same case', async () => {
    await grant(false);
    clock.advance(60);
    const { uuid } = await create();
    const later = await splitOff(market.db, { orderUuid, partPaisa: 100, now: clock.now() });
    await market.db
      .updateTable('payments')
      .set({ refundAccountUuid: uuid })
      .where('uuid', '=', later)
      .execute();
    await market.db
      .insertInto('complaintOutcomes')
      .values({
        uuid: crypto.randomUUID(),
        complaintUuid: caseUuid,
        round: 2,
        kind: 'refund',
        quantity: 1,
        refundUuid: later,
        reason: 'We are sorry again.',
        decidedAt: clock.now(),
      })
      .execute();
    expect(await listCases(market.db)).toMatchObject([{ step: 'refund', account: null }]);
  });

  it('cannot be changed after it was paid', async () => {
    await grant(false);
    const { uuid } = await create();
    const id = await invoice();
    await record(id);
    await expect(choose(uuid)).rejects.toMatchObject({ status: 409, code: 'refund-settled' });
    await expect(fail(id)).rejects.toThrow('No refund');
  });

  it('goes to no account of strangers, and strangers cannot name theirs', async () => {
    await grant(false);
    const own = await create();
    const foreign = await create(WALLET, karima);
    const { orderUuid: otherOrder } = await createTestOrder(
      market.db,
      CUSTOMER.rahim,
      PRODUCT.honey,
    );
    for (const attack of [
      () => choose(foreign.uuid),
      () => choose(UNKNOWN),
      () => choose(foreign.uuid, karima),
      () => choose(own.uuid, karima),
      () => choose(own.uuid, rahim, otherOrder),
      () => choose(own.uuid, rahim, UNKNOWN),
    ]) {
      await expect(attack()).rejects.toMatchObject({ status: 404 });
    }
    expect(await readRefund()).toMatchObject({ needsAccount: true });
  });

  it('shows to those who only know number and phone of the order that it needs an account', async () => {
    await grant(false);
    const body = { orderNumber: String(orderNumber), phone: ADDRESS.phone };
    const readTracked = async () => (await callApi(lookUpOrder, { body })).refunds;
    expect(await readTracked()).toMatchObject([{ needsAccount: true, failedAt: null }]);
    await fail(await invoice());
    expect(await readTracked()).toMatchObject([
      { needsAccount: true, failedAt: clock.now().toISOString() },
    ]);
  });

  it("does not show its account to people who know only the order's number and phone", async () => {
    await grant(false);
    await choose((await create()).uuid);
    const body = { orderNumber: String(orderNumber), phone: ADDRESS.phone };
    expect((await callApi(lookUpOrder, { body })).refunds).toMatchObject([
      { amount: 200, destination: null, needsAccount: false },
    ]);
  });
});
