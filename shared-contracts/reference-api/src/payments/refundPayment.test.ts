import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '@marketplace/contracts/api/orders';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import { listManualRefunds } from '../delivery-terms/manualRefunds';
import { recordRefund } from '../orders/manualRefund';
import { refundOrder } from '../orders/refundOrder';
import { ManualRefundError, type PaymentToRefund } from '../providers/PaymentGateway';
import { openParcelScenario } from '../testing/openParcelScenario';
import { splitOff } from '../testing/splitOff';
import { TEST_DATABASES } from '../testing/testDatabases';
import { refundDuePayments } from './refundDuePayments';
import { refundPayment, tryRefund } from './refundPayment';

describe.each(TEST_DATABASES)('the refunds of the parts of a payment on $database', ({ open }) => {
  const shop = openParcelScenario(open);
  const { market, placePaid, place, advance, cancel, read } = shop;

  /** Creates a context whose payment gateway for bKash makes refunds by the given function. */
  function withRefund(refund: (payment: PaymentToRefund) => Promise<void>) {
    const context = shop.context();
    const { bkash } = context.payments.gateways;
    if (!bkash) throw new Error('no gateway');
    const gateways = { ...context.payments.gateways, bkash: { ...bkash, refund } };
    return { ...context, payments: { ...context.payments, gateways } };
  }

  /** Creates a context whose payment gateway makes one refund of a payment, as bKash does. */
  function withOneRefund() {
    const made: string[] = [];
    const context = withRefund(async ({ refundId, hasEarlierRefund }) => {
      if (hasEarlierRefund) throw new ManualRefundError('refunded once already');
      made.push(refundId);
    });
    return { context, made };
  }

  /** Makes two parts of an order's payment due for refund. */
  async function splitTwice({ uuid }: Order, times: readonly [Date, Date] = [NOON, NOON]) {
    const [first, second] = [
      await splitOff(market.db, { orderUuid: uuid, partPaisa: 100, now: times[0] }),
      await splitOff(market.db, { orderUuid: uuid, partPaisa: 200, now: times[1] }),
    ];
    return { first, second };
  }

  const paymentOf = (uuid: string) =>
    market.db.selectFrom('payments').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const statusOf = async (uuid: string) => (await paymentOf(uuid)).status;

  it('are each sent to the payment gateway once, one after another, if jobs and requests overlap', async () => {
    const order = await placePaid();
    const { first, second } = await splitTwice(order);
    const amounts: number[] = [];
    let [running, mostRunning] = [0, 0];
    const context = withRefund(async ({ amountPaisa }) => {
      amounts.push(amountPaisa);
      running += 1;
      mostRunning = Math.max(running, mostRunning);
      await wait(100);
      running -= 1;
    });
    await Promise.all([
      refundDuePayments(context),
      refundDuePayments(context),
      tryRefund(context, second),
      tryRefund(context, first),
    ]);
    await refundDuePayments(context);
    await refundDuePayments(context);
    expect(amounts).toEqual([100, 200]);
    expect(mostRunning).toBe(1);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['refunded', 'refunded']);
  });

  it('are retried in their sequence, and only the earliest in each run of the job', async () => {
    const order = await placePaid();
    await splitTwice(order);
    const amounts: number[] = [];
    const context = withRefund(async ({ amountPaisa }) => {
      amounts.push(amountPaisa);
      throw new Error('the gateway is down');
    });
    await refundDuePayments(context);
    await refundDuePayments(context);
    expect(amounts).toEqual([100, 100]);
  });

  it('cannot be recorded by hand while the payment gateway handles them, and are retried after the claim has ended', async () => {
    const order = await placePaid();
    const { first } = await splitTwice(order);
    const { invoice } = await paymentOf(first);
    const number = Number(order.orderNumber);
    let isRefused = false;
    const context = withRefund(async () => {
      const recording = recordRefund(shop.context(), {
        operator: 'tester',
        orderNumber: number,
        invoice,
      });
      await expect(recording).rejects.toThrow('is being refunded at this moment');
      isRefused = true;
      throw new Error('the gateway is down');
    });
    await tryRefund(context, first);
    expect(isRefused).toBe(true);
    const claim = async (refundClaimedUntil: Date) => {
      await market.db.updateTable('payments').set({ refundClaimedUntil }).execute();
      await refundDuePayments(shop.context());
      return statusOf(first);
    };
    expect(await claim(new Date(Date.now() + 60_000))).toBe('refund-due');
    expect(await claim(new Date(Date.now() - 1000))).toBe('refunded');
  });

  it('are numbered by the database, so that no clock lets two count as the first', async () => {
    const order = await placePaid();
    const { first, second } = await splitTwice(order, [NOON, new Date(NOON.getTime() - 60_000)]);
    const { context, made } = withOneRefund();
    await expect(refundPayment(context, second)).rejects.toThrow(ManualRefundError);
    expect(made).toEqual([(await paymentOf(first)).invoice]);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['refunded', 'refund-due']);
  });

  it('are not made if the refund of another part was recorded, even of a later part', async () => {
    const order = await placePaid();
    const { first, second } = await splitTwice(order);
    const { context, made } = withOneRefund();
    const { invoice } = await paymentOf(second);
    await recordRefund(context, {
      operator: 'tester',
      orderNumber: Number(order.orderNumber),
      invoice,
    });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['refund-due', 'refunded']);
    await tryRefund(context, first);
    expect([made, await statusOf(first)]).toEqual([[], 'refund-due']);
  });

  it('are listed at once for a person if the payment gateway cannot make them', async () => {
    const order = await placePaid();
    const { first, second } = await splitTwice(order);
    const { context, made } = withOneRefund();
    await tryRefund(context, first);
    await tryRefund(context, second);
    const { invoice } = await paymentOf(second);
    expect(await listManualRefunds(market.db)).toMatchObject([
      { orderNumber: Number(order.orderNumber), method: 'bkash', paisa: 200, invoice },
    ]);
    const refund = jest.fn();
    await refundDuePayments(withRefund(refund));
    expect(refund).not.toHaveBeenCalled();
    await recordRefund(context, {
      operator: 'tester',
      orderNumber: Number(order.orderNumber),
      invoice,
    });
    expect([await statusOf(second), await listManualRefunds(market.db)]).toEqual(['refunded', []]);
    expect(made).toHaveLength(1);
    expect((await read(order)).paymentStatus).toBe('paid');
  });

  it('in cash stay due until an operator records that the money was handed over', async () => {
    const order = await place('cash-on-delivery');
    for (const to of ['confirmed', 'shipped', 'delivered'] as const) await advance(order, to);
    const { first, second } = await splitTwice(order);
    await tryRefund(shop.context(), first);
    await refundDuePayments(shop.context());
    expect([await statusOf(first), await statusOf(second)]).toEqual(['refund-due', 'refund-due']);
    expect(await listManualRefunds(market.db)).toMatchObject([{ paisa: 100 }, { paisa: 200 }]);
    const orderNumber = Number(order.orderNumber);
    const { invoice } = await paymentOf(first);
    await recordRefund(shop.context(), { operator: 'tester', orderNumber, invoice });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['refunded', 'refund-due']);
    expect((await read(order)).paymentStatus).toBe('paid');
    await refundOrder(shop.context(), { operator: 'tester', orderNumber, isWhole: true });
    expect(await statusOf(second)).toBe('refund-due');
  });

  it('are refused by the test payment gateway if they exceed the payment, and otherwise are made once', async () => {
    const order = await placePaid();
    await cancel(order, 0);
    const { bkash } = shop.context().payments.gateways;
    const { reference, invoice, createdAt } = await market.db
      .selectFrom('payments')
      .select(['reference', 'invoice', 'createdAt'])
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow();
    const whole = { reference: reference ?? '', invoice, createdAt, hasEarlierRefund: true };
    const refund = (amountPaisa: number) =>
      bkash?.refund({ ...whole, refundId: invoice, isPart: true, amountPaisa });
    await expect(refund(toPaisa(order.total))).rejects.toThrow('does not refund');
    const part = await market.db.selectFrom('sandboxRefunds').selectAll().executeTakeFirstOrThrow();
    const repeat = (amountPaisa: number) =>
      bkash?.refund({ ...whole, refundId: part.refundId, isPart: true, amountPaisa });
    await repeat(part.amountPaisa);
    await expect(repeat(part.amountPaisa - 1)).rejects.toThrow('does not refund');
    expect(await market.db.selectFrom('sandboxRefunds').selectAll().execute()).toHaveLength(1);
  });
});

const NOON = new Date('2026-01-15T06:00:00.000Z');
