import { setTimeout as delay } from 'node:timers/promises';
import type { Order } from '@marketplace/contracts/api/orders';
import { refundDuePayments } from '../payments/refundDuePayments';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { openPostgres } from '../testing/testDatabases';
import { expireUnpaidOrders } from './expireUnpaidOrders';

const ORDERS = 4;

describe('a payment provider that never replies', () => {
  const shop = servePaymentScenario(openPostgres);

  /**
   * Makes each request to bKash fail, as if it timed out: as soon as all orders have one, or after
   * five seconds. Returns the context for jobs, and a function that returns the maximum number of
   * requests that waited simultaneously.
   */
  function silence() {
    let [asking, mostAtOnce] = [0, 0];
    let endAll = () => {};
    const all = new Promise<void>((resolve) => {
      endAll = resolve;
    });
    const silent = async () => {
      asking += 1;
      mostAtOnce = Math.max(mostAtOnce, asking);
      if (asking === ORDERS) endAll();
      await Promise.race([all, delay(5000)]);
      asking -= 1;
      throw new Error('no answer');
    };
    const context = shop.scenario.context();
    const bkash = { start: silent, query: silent, refund: silent };
    const gateways = { ...context.payments.gateways, bkash };
    return {
      context: { ...context, payments: { ...context.payments, gateways } },
      mostAtOnce: () => mostAtOnce,
    };
  }

  async function placeAll() {
    const orders: Order[] = [];
    for (let n = 0; n < ORDERS; n += 1) orders.push(await shop.scenario.place());
    return orders;
  }

  it('delays a run of the expiry job by one timeout in total, instead of one timeout per order', async () => {
    const orders = await placeAll();
    for (const order of orders) await shop.scenario.start(order);
    shop.scenario.clock.advance(1800);
    const { context, mostAtOnce } = silence();
    await expireUnpaidOrders(context);
    expect(mostAtOnce()).toBe(ORDERS);
    for (const order of orders) {
      expect((await shop.scenario.read(order)).status).toBe('cancelled');
    }
  });

  it('delays a run of the refund job by one timeout in total, instead of one timeout per refund', async () => {
    for (const order of await placeAll()) {
      const { gatewayUrl } = await shop.scenario.start(order);
      await shop.scenario.callBack(shop.scenario.verdict(order, gatewayUrl, 'paid'));
      // The test payment gateway has received no money, so the refund at the cancellation fails.
      await shop.scenario.cancel(order);
    }
    const { context, mostAtOnce } = silence();
    await refundDuePayments(context);
    expect(mostAtOnce()).toBe(ORDERS);
    expect(new Set(await shop.scenario.states())).toEqual(new Set(['refund-due']));
  });
});
