import type { Order } from '@marketplace/contracts/api/orders';
import { formatTaka, toPaisa } from '@marketplace/contracts/commerce/money';
import { sendOrderMessages } from '../order-messages/sendOrderMessages';
import { refundDuePayments } from '../payments/refundDuePayments';
import type { Message } from '../providers/Messenger';
import { openParcelScenario } from '../testing/openParcelScenario';
import { TEST_DATABASES } from '../testing/testDatabases';
import { recordRefund } from './manualRefund';
import { refundOrder, retryRefunds } from './refundOrder';

describe.each(TEST_DATABASES)(
  'the money for a parcel that is cancelled alone on $database',
  ({ open }) => {
    const shop = openParcelScenario(open);
    const { market, place, pay, placePaid, createPromo, cancel, cancelAll, read, advance } = shop;
    const { goodsOf, sumOf } = shop;

    it('is subtracted from the sums of the order, which then equal the price of the other parcel', async () => {
      const order = await place();
      const cancelled = await cancel(order, 0, { reason: 'Found it here' });
      const [fish, honey] = cancelled.parcels;
      expect([fish?.status, fish?.isCancellable]).toEqual(['cancelled', false]);
      expect([honey?.status, honey?.isCancellable]).toEqual(['placed', true]);
      expect(cancelled).toMatchObject({ status: 'placed', isCancellable: true, refunds: [] });
      expect(toPaisa(cancelled.subtotal)).toBe(goodsOf(order, 1));
      expect(cancelled.deliveryCharge).toBe(order.parcels[1]?.deliveryCharge);
      expect(cancelled.total).toBe(cancelled.subtotal + cancelled.deliveryCharge);
      expect(cancelled.history.at(-1)).toMatchObject({
        status: 'cancelled',
        parcelUuid: fish?.uuid,
        note: 'Cancelled by the customer: Found it here',
      });
    });

    it('is not collected in cash when the rest of the order is delivered', async () => {
      const order = await place();
      const { total } = await cancel(order, 0);
      for (const to of ['confirmed', 'shipped', 'delivered'] as const) await advance(order, to);
      expect(await read(order)).toMatchObject({
        status: 'delivered',
        paymentStatus: 'paid',
        payments: [{ amount: total }],
      });
    });

    it('is refunded if the order was paid online, including the delivery charge', async () => {
      const order = await placePaid();
      const cancelled = await cancel(order, 0);
      const part = goodsOf(order, 0) + toPaisa(order.parcels[0]?.deliveryCharge ?? 0);
      expect(cancelled).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
      expect(cancelled.payments).toMatchObject([{ amount: order.total, method: 'bkash' }]);
      expect(cancelled.refunds).toMatchObject([
        { method: 'bkash', refundedAt: expect.any(String), isOtherAmount: false },
      ]);
      expect(sumOf(cancelled.refunds)).toBe(part);
      expect(toPaisa(cancelled.total)).toBe(sumOf(cancelled.payments) - sumOf(cancelled.refunds));
    });

    it('is refunded minus its share of the discount, so that no paisa is lost', async () => {
      await createPromo();
      const order = await placePaid('THIRD');
      const discount = toPaisa(order.discount ?? 0);
      const cancelled = await cancel(order, 0);
      const share = Math.floor((discount * goodsOf(order, 0)) / toPaisa(order.subtotal));
      expect(discount - toPaisa(cancelled.discount ?? 0)).toBe(share);
      const charge = toPaisa(order.parcels[0]?.deliveryCharge ?? 0);
      expect(sumOf(cancelled.refunds)).toBe(goodsOf(order, 0) + charge - share);
      const none = await cancel(order, 1);
      expect(sumOf(none.refunds)).toBe(toPaisa(order.total));
      expect(none).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
      expect(sumOf(none.payments)).toBe(toPaisa(order.total));
    });

    describe('if a promo code has a minimum', () => {
      const setMinimum = (minimumPaisa: number) =>
        market.db.updateTable('promoCodes').set({ minimumPaisa }).execute();
      const chargeOf = (order: Order, index: number) =>
        toPaisa(order.parcels[index]?.deliveryCharge ?? 0);

      it('is refunded less the whole discount if the rest is one paisa below it, as was said before', async () => {
        await createPromo();
        const order = await placePaid('THIRD');
        await setMinimum(goodsOf(order, 1) + 1);
        const { parcels } = await read(order);
        expect(parcels.map(({ endsDiscount }) => endsDiscount)).toEqual([
          true,
          goodsOf(order, 0) < goodsOf(order, 1) + 1,
        ]);
        const discount = toPaisa(order.discount ?? 0);
        const cancelled = await cancel(order, 0);
        expect(sumOf(cancelled.refunds)).toBe(goodsOf(order, 0) + chargeOf(order, 0) - discount);
        expect(cancelled).toMatchObject({ discount: 0, promoCode: null });
        const { uses } = await market.db
          .selectFrom('promoCodes')
          .select('uses')
          .executeTakeFirstOrThrow();
        expect(uses).toBe(0);
        expect(toPaisa(cancelled.total)).toBe(goodsOf(order, 1) + chargeOf(order, 1));
        expect(toPaisa(order.total)).toBe(toPaisa(cancelled.total) + sumOf(cancelled.refunds));
      });

      it('keeps the share of the discount if the rest still reaches it', async () => {
        await createPromo();
        const order = await placePaid('THIRD');
        await setMinimum(goodsOf(order, 1));
        expect((await read(order)).parcels[0]?.endsDiscount).toBe(false);
        const discount = toPaisa(order.discount ?? 0);
        const share = Math.floor((discount * goodsOf(order, 0)) / toPaisa(order.subtotal));
        const cancelled = await cancel(order, 0);
        expect(toPaisa(cancelled.discount ?? 0)).toBe(discount - share);
      });

      it('costs the customer nothing more if the discount is larger than the parcel', async () => {
        await createPromo();
        const large = { kind: 'amount', value: 10_000_000 } as const;
        await market.db.updateTable('promoCodes').set(large).execute();
        const order = await placePaid('THIRD');
        await setMinimum(toPaisa(order.subtotal));
        const cancelled = await cancel(order, 0);
        const part = goodsOf(order, 0) + chargeOf(order, 0);
        expect(toPaisa(order.discount ?? 0)).toBeGreaterThan(part);
        expect(cancelled).toMatchObject({ refunds: [], total: order.total, promoCode: 'THIRD' });
        expect(toPaisa(cancelled.discount ?? 0)).toBe(toPaisa(order.discount ?? 0) - part);
      });

      it("lowers the cash to collect by the parcel's price minus the whole discount", async () => {
        await createPromo();
        const order = await place('cash-on-delivery', 'THIRD');
        await setMinimum(toPaisa(order.subtotal));
        const { total } = await cancel(order, 0);
        expect(toPaisa(total)).toBe(goodsOf(order, 1) + chargeOf(order, 1));
        for (const to of ['confirmed', 'shipped', 'delivered'] as const) await advance(order, to);
        expect((await read(order)).payments).toMatchObject([{ amount: total }]);
      });
    });

    it('is refunded once, and the rest by the cancellation of the order', async () => {
      const order = await placePaid();
      await cancel(order, 1);
      const cancelled = await cancelAll(order);
      expect(cancelled).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
      expect(sumOf(cancelled.refunds)).toBe(toPaisa(order.total));
      expect(cancelled.refunds).toHaveLength(2);
    });

    it('is refunded after a payment that was started before the cancellation', async () => {
      const order = await place('bkash');
      const { finish } = await pay(order);
      const { total } = await cancel(order, 0);
      await finish();
      const paid = await read(order);
      expect(paid).toMatchObject({ status: 'placed', paymentStatus: 'paid', total });
      expect(sumOf(paid.payments)).toBe(toPaisa(order.total));
      expect(sumOf(paid.payments) - sumOf(paid.refunds)).toBe(toPaisa(total));
    });

    it('is not part of a payment that is started after the cancellation', async () => {
      const order = await place('bkash');
      const { total } = await cancel(order, 0);
      await (await pay(order)).finish();
      expect(await read(order)).toMatchObject({
        paymentStatus: 'paid',
        payments: [{ amount: total }],
        refunds: [],
      });
    });

    it('is refunded by the job, and only once, if the payment gateway refuses at first', async () => {
      const order = await placePaid();
      await market.db.updateTable('sandboxPayments').set({ refusesRefund: true }).execute();
      expect((await cancel(order, 0)).refunds).toMatchObject([{ refundedAt: null }]);
      await market.db.updateTable('sandboxPayments').set({ refusesRefund: false }).execute();
      const context = shop.context();
      await Promise.all([refundDuePayments(context), refundDuePayments(context)]);
      const { refunds, paymentStatus } = await read(order);
      expect(refunds).toMatchObject([{ refundedAt: expect.any(String) }]);
      expect(paymentStatus).toBe('paid');
    });

    it("is recorded as refunded by an operator's command, without the rest of the order", async () => {
      const order = await placePaid();
      await market.db.updateTable('sandboxPayments').set({ refusesRefund: true }).execute();
      const part = sumOf((await cancel(order, 0)).refunds);
      const context = shop.context();
      const number = Number(order.orderNumber);
      const { invoice } = await market.db
        .selectFrom('payments')
        .select('invoice')
        .where('status', '=', 'refund-due')
        .executeTakeFirstOrThrow();
      await expect(
        recordRefund(context, { operator: 'tester', orderNumber: number + 1, invoice }),
      ).rejects.toThrow('No refund');
      expect(
        await recordRefund(context, { operator: 'tester', orderNumber: number, invoice }),
      ).toMatch(/is recorded as paid back\.$/);
      await expect(
        recordRefund(context, { operator: 'tester', orderNumber: number, invoice }),
      ).rejects.toThrow('No refund');
      const { refunds, paymentStatus } = await read(order);
      expect(refunds).toMatchObject([{ amount: part / 100, refundedAt: expect.any(String) }]);
      expect(paymentStatus).toBe('paid');
    });

    it('is refunded alone if an operator retries the refund; a refund of the rest needs the option --whole', async () => {
      const order = await placePaid();
      await market.db.updateTable('sandboxPayments').set({ refusesRefund: true }).execute();
      await cancel(order, 0);
      const context = shop.context();
      const orderNumber = Number(order.orderNumber);
      await expect(refundOrder(context, { operator: 'tester', orderNumber })).rejects.toThrow(
        'is due already',
      );
      await expect(retryRefunds(context, orderNumber)).rejects.toThrow('does not refund');
      expect(await read(order)).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
      await market.db.updateTable('sandboxPayments').set({ refusesRefund: false }).execute();
      await retryRefunds(context, orderNumber);
      await expect(retryRefunds(context, orderNumber)).rejects.toThrow('No refund');
      const retried = await read(order);
      expect(retried).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
      expect(retried.refunds).toMatchObject([{ refundedAt: expect.any(String) }]);
    });

    it('is refunded before the rest of the order, and listed before it', async () => {
      const order = await placePaid();
      await market.db.updateTable('sandboxPayments').set({ refusesRefund: true }).execute();
      const [part] = (await cancel(order, 0)).refunds ?? [];
      await market.db.updateTable('sandboxPayments').set({ refusesRefund: false }).execute();
      const orderNumber = Number(order.orderNumber);
      expect(
        await refundOrder(shop.context(), { operator: 'tester', orderNumber, isWhole: true }),
      ).toBe(
        `${formatTaka(order.total, 'en')} of order ${orderNumber} is paid back. It was not sent yet and is cancelled.`,
      );
      const { refunds = [], paymentStatus } = await read(order);
      expect(paymentStatus).toBe('refunded');
      expect(refunds.map(({ amount }) => amount)).toEqual([
        part?.amount,
        order.total - (part?.amount ?? 0),
      ]);
    });

    it('is announced in one message with the refund of the rest, but not with a refund by another method', async () => {
      const order = await place('bkash');
      const [kept, unwanted] = [await pay(order), await pay(order, 'card')];
      await kept.finish();
      await unwanted.finish();
      await cancel(order, 0);
      await cancel(order, 1);
      const sent: string[] = [];
      const { messenger, ...context } = shop.context();
      const trySending = async ({ text, channel }: Message) =>
        channel === 'email' || sent.push(text.replace(',', '')) > 0;
      await sendOrderMessages({ ...context, messenger: { ...messenger, trySending } });
      const { total, orderNumber } = order;
      const amount = `Tk ${total.toFixed(2)} of order ${orderNumber} is on its way back`;
      expect(sent.filter((text) => text.includes('on its way back')).sort()).toEqual([
        expect.stringContaining(`${amount} to your bKash account`),
        expect.stringContaining(`${amount} to your card`),
      ]);
    });

    it('is not refunded again if an operator refunds the order', async () => {
      const order = await placePaid();
      await cancel(order, 0);
      await advance(order, 'confirmed');
      await advance(order, 'shipped');
      await refundOrder(shop.context(), {
        operator: 'tester',
        orderNumber: Number(order.orderNumber),
      });
      expect(sumOf((await read(order)).refunds)).toBe(toPaisa(order.total));
    });

    it('stays in the order if the rest would cost nothing, because the API refuses the cancellation', async () => {
      await createPromo();
      const promo = { kind: 'amount', value: 10_000_000 } as const;
      await market.db.updateTable('promoCodes').set(promo).execute();
      await market.db
        .updateTable('shops')
        .set({ freeDeliveryFromPaisa: 1 })
        .where('handle', '=', 'garden')
        .execute();
      // A promo code leaves one taka to pay, so the rest must cost almost nothing to be free.
      await market.db.updateTable('productVariants').set({ pricePaisa: 100 }).execute();
      await market.db.updateTable('products').set({ pricePaisa: 100 }).execute();
      await market.db
        .updateTable('products')
        .set({ pricePaisa: 1_000_000 })
        .where('handle', '=', 'rui-fish')
        .execute();
      const order = await place('cash-on-delivery', 'THIRD');
      await expect(cancel(order, 0)).rejects.toMatchObject({ status: 409, code: 'parcel-needed' });
      expect(await read(order)).toMatchObject({ status: 'placed', total: order.total });
      expect((await cancel(order, 1)).total).toBeCloseTo(order.total - 0.01, 5);
    });
  },
);
