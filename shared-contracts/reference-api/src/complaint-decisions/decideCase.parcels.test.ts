import { callApi } from '@marketplace/contracts/api/client';
import { createComplaint, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import { openParcelScenario } from '../testing/openParcelScenario';
import { TEST_DATABASES } from '../testing/testDatabases';
import { decideCase } from './decideCase';

describe.each(TEST_DATABASES)(
  'an order with a discount, of which one parcel is cancelled and a piece of the other is refunded, on $database',
  ({ open }) => {
    const shop = openParcelScenario(open);
    const { createPromo, placePaid, cancel, advance, read, goodsOf, sumOf } = shop;

    it('agrees to the paisa in totals, refunds, complaint and timeline', async () => {
      await createPromo();
      const placed = await placePaid('THIRD');
      const cancelled = await cancel(placed, 0);
      for (const to of ['confirmed', 'shipped', 'delivered'] as const) await advance(placed, to, 2);
      const line = placed.parcels[1]?.orderItems.find(({ quantity }) => quantity > 1);
      if (!line) throw new Error('no line with several pieces');
      const request = shop.customer();
      const { items } = await callApi(listProblemCategories);
      const body = {
        orderItemUuid: line.uuid,
        problemCategoryUuid: items[0]?.uuid ?? '',
        description: 'It was soft.',
        quantity: 1,
      };
      const { uuid } = await callApi(createComplaint, { request, body });
      const decision = { uuid, operator: 'tester', kind: 'refund', reason: 'Sorry.' } as const;
      await decideCase(shop.context(), { ...decision, quantity: 1 });

      const order = await read(placed);
      const price = toPaisa(line.total) / line.quantity;
      const discount = toPaisa(order.discount ?? 0);
      const share = Math.floor((discount * price) / goodsOf(placed, 1));
      const [forParcel = 0, forPiece = 0] = (order.refunds ?? []).map(({ amount }) =>
        toPaisa(amount),
      );
      expect(discount).toBeGreaterThan(0);
      expect(Math.abs(forPiece - (price - share))).toBeLessThanOrEqual(1);
      expect(order.complaints?.[0]?.outcome?.amount).toBe(forPiece / 100);
      // The payment covers the whole order, as it was placed.
      expect(sumOf(order.payments)).toBe(toPaisa(placed.total));
      expect(forParcel).toBe(toPaisa(placed.total) - toPaisa(cancelled.total));
      expect(sumOf(order.refunds)).toBe(forParcel + forPiece);
      // A refund for a complaint does not change the price of the order.
      expect(order).toMatchObject({
        status: 'delivered',
        paymentStatus: 'paid',
        subtotal: cancelled.subtotal,
        total: cancelled.total,
      });
      expect(toPaisa(order.total)).toBe(
        goodsOf(placed, 1) + toPaisa(placed.parcels[1]?.deliveryCharge ?? 0) - discount,
      );
      const timelines = order.parcels.map((parcel) =>
        order.history
          .filter(({ parcelUuid }) => parcelUuid === parcel.uuid)
          .map(({ status }) => status),
      );
      expect(timelines).toEqual([['cancelled'], ['confirmed', 'shipped', 'delivered']]);
    });
  },
);
