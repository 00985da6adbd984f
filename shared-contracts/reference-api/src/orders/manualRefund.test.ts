import { callApi } from '@marketplace/contracts/api/client';
import {
  chooseRefundAccount,
  createRefundAccount,
  deleteRefundAccount,
} from '@marketplace/contracts/api/refundAccounts';
import { refundDuePayments } from '../payments/refundDuePayments';
import { refundPayment } from '../payments/refundPayment';
import { ManualRefundError } from '../providers/PaymentGateway';
import { openParcelScenario } from '../testing/openParcelScenario';
import { splitOff } from '../testing/splitOff';
import { TEST_DATABASES } from '../testing/testDatabases';
import { failRefund, recordRefund } from './manualRefund';
import { refundOrder } from './refundOrder';

const NOON = new Date('2026-01-15T06:00:00.000Z');
const PHONE = '01711000001';
const [EARLIER, LATER] = ['01711000009', '01811000008'];

describe.each(TEST_DATABASES)('a refund that a person pays on $database', ({ open }) => {
  const shop = openParcelScenario(open);
  let orderUuid: string;
  let orderNumber: number;
  let uuid: string;
  let invoice: string;
  let rahim: Request;

  beforeEach(async () => {
    rahim = await shop.market.api.visit(PHONE);
    const order = await shop.place('cash-on-delivery');
    for (const to of ['confirmed', 'shipped', 'delivered'] as const) await shop.advance(order, to);
    orderUuid = order.uuid;
    orderNumber = Number(order.orderNumber);
    uuid = await splitOff(shop.market.db, { orderUuid, partPaisa: 100, now: NOON });
    ({ invoice } = await readPayment());
  });

  const readPayment = () =>
    shop.market.db
      .selectFrom('payments')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
  async function choose(number: string, provider = 'bKash') {
    const body = { provider, number };
    const account = await callApi(createRefundAccount, { request: rahim, body });
    const params = { id: orderUuid, refundUuid: uuid };
    await callApi(chooseRefundAccount, {
      request: rahim,
      params,
      body: { accountUuid: account.uuid },
    });
    return account.uuid;
  }
  const readMessages = async () => {
    const rows = await shop.market.db
      .selectFrom('orderMessages')
      .select('kind')
      .where('orderUuid', '=', orderUuid)
      .where('subjectUuid', '=', uuid)
      .execute();
    return rows.map(({ kind }) => kind);
  };
  const record = (to?: string) =>
    recordRefund(shop.context(), { operator: 'tester', orderNumber, invoice, to });
  const fail = (to?: string) =>
    failRefund(shop.context(), { operator: 'tester', orderNumber, invoice, to });
  const makeGuest = () =>
    shop.market.db
      .updateTable('orders')
      .set({ customerUuid: null, guestPhone: '+8801911000003' })
      .where('uuid', '=', orderUuid)
      .execute();

  it('is recorded only with the number that the operator has read, in any spelling', async () => {
    await choose(EARLIER);
    await expect(record()).rejects.toThrow(`--to <number>`);
    expect(await record('+88 01711-000009')).toContain('paid back to bKash ••••0009');
    expect(await readPayment()).toMatchObject({ status: 'refunded', refundedTo: 'bKash ••••0009' });
  });

  it('is not recorded as paid to an account that was named later, nor as failed there', async () => {
    await choose(EARLIER);
    await choose(LATER);
    const text = 'The customer now names bKash ••••0008';
    await expect(record(EARLIER)).rejects.toThrow(text);
    await expect(fail(EARLIER)).rejects.toThrow(text);
    await expect(fail()).rejects.toThrow('--to <number>');
    expect(await readPayment()).toMatchObject({ status: 'refund-due', refundFailedAt: null });
    expect(await record(`bKash ${EARLIER}`)).toContain('paid back to bKash ••••0009');
    expect(await readPayment()).toMatchObject({ refundedTo: 'bKash ••••0009' });
  });

  it('is not recorded as handed over in cash if its account was deleted meanwhile', async () => {
    const accountUuid = await choose(EARLIER);
    await callApi(deleteRefundAccount, { request: rahim, params: { uuid: accountUuid } });
    await expect(record(EARLIER)).rejects.toThrow('--to "<provider> <number>"');
    await record(`bkash ${EARLIER}`);
    expect(await readPayment()).toMatchObject({ refundedTo: 'bKash ••••0009' });
  });

  it('has failed only at the account that the operator has tried', async () => {
    await choose(EARLIER);
    expect(await fail(EARLIER)).toContain('is recorded as not paid');
    expect(await readPayment()).toMatchObject({
      refundAccountUuid: null,
      refundFailedAt: expect.any(Date),
    });
  });

  it('is in the audit log with the operator and the account, when it fails and when it is paid', async () => {
    await choose(EARLIER);
    await expect(fail(LATER)).rejects.toThrow();
    await fail(EARLIER);
    await record(`bKash ${LATER}`);
    const acts = await shop.market.db
      .selectFrom('operatorActs')
      .selectAll()
      .where('subjectUuid', '=', uuid)
      .orderBy('position')
      .execute();
    expect(acts).toMatchObject([
      {
        operator: 'tester',
        act: 'refund-failed',
        before: { refundAccount: 'bKash ••••0009' },
        after: { refundAccount: null },
      },
      {
        operator: 'tester',
        act: 'refund-by-hand',
        before: { status: 'refund-due' },
        after: { status: 'refunded', refundedTo: 'bKash ••••0008' },
      },
    ]);
  });

  it('goes to any account that a guest names by phone, which is stored by its last digits', async () => {
    await makeGuest();
    expect(await fail()).toContain('A message asks the customer for another account');
    expect(await readMessages()).toEqual(['refund-failed']);
    await expect(record('bKash 12345')).rejects.toThrow('--to "<provider> <number>"');
    expect(await record('Sonali Bank ১২৩৪৫৬৭৮৯০১')).toContain('paid back to Sonali Bank ••••8901');
    expect(await readPayment()).toMatchObject({ refundedTo: 'Sonali Bank ••••8901' });
  });

  it('is handed over in cash if nobody has named an account', async () => {
    await record();
    expect(await readPayment()).toMatchObject({ status: 'refunded', refundedTo: null });
  });

  it.each(['customer', 'guest'])(
    'of a whole cash order waits for the account of a %s',
    async (who) => {
      await record();
      if (who === 'guest') await makeGuest();
      const { db } = shop.market;
      expect(await refundOrder(shop.context(), { operator: 'tester', orderNumber })).toContain(
        'the command late says to which account it goes',
      );
      const { uuid: rest } = await db
        .selectFrom('payments')
        .select('uuid')
        .where('orderUuid', '=', orderUuid)
        .where('status', '=', 'refund-due')
        .executeTakeFirstOrThrow();
      uuid = rest;
      ({ invoice } = await readPayment());
      expect(await readPayment()).toMatchObject({ status: 'refund-due' });
      await record(`bKash ${LATER}`);
      expect(await readPayment()).toMatchObject({
        status: 'refunded',
        refundedTo: 'bKash ••••0008',
      });
    },
  );
});

describe.each(TEST_DATABASES)(
  'a refund that has failed at its gateway on $database',
  ({ open }) => {
    const shop = openParcelScenario(open);

    it('is not made by the gateway after it was recorded as failed, even in a run that had begun', async () => {
      const { db } = shop.market;
      const order = await shop.placePaid();
      const uuid = await splitOff(db, { orderUuid: order.uuid, partPaisa: 100, now: NOON });
      const { invoice } = await db
        .selectFrom('payments')
        .select('invoice')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      const orderNumber = Number(order.orderNumber);
      await failRefund(shop.context(), { operator: 'tester', orderNumber, invoice });
      // A run of the job that read the refund before it failed continues here.
      await expect(refundPayment(shop.context(), uuid)).rejects.toThrow(ManualRefundError);
      await refundDuePayments(shop.context());
      expect(await db.selectFrom('sandboxRefunds').selectAll().execute()).toEqual([]);
    });
  },
);
