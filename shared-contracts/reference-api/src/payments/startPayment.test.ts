import type { Order } from '@marketplace/contracts/api/orders';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { lockName } from '../database/locks';
import type { ApiContext } from '../http/Handlers';
import { NO_ORDER_RULES } from '../http/OrderRules';
import { expireOrder, expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import type { PaymentGateway } from '../providers/PaymentGateway';
import { CUSTOMER } from '../testing/marketUuids';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { openPostgres } from '../testing/testDatabases';
import { waitForLock } from '../testing/waitForLock';
import { startPayment } from './startPayment';

const CASH = 'cash-on-delivery' as const;
const ONE_CASH_ORDER = {
  ...NO_ORDER_RULES,
  openCashOrders: 1,
  openCashTaka: 1_000_000,
  isPhoneVerified: true,
};
const isDown = () => Promise.reject(new Error('the provider is down'));

describe('starting a payment', () => {
  const shop = servePaymentScenario(openPostgres);

  const begin = ({ uuid }: Order, method: PaymentMethod, context: ApiContext) =>
    startPayment(
      {
        orderer: { customerUuid: CUSTOMER.rahim },
        orderUuid: uuid,
        network: '203.0.113.7',
        body: { method },
      },
      context,
      expireOrder,
    );

  /**
   * Creates a context whose providers are down.
   * @param open replaces bKash's reply to a new payment
   */
  function outage(open: PaymentGateway['start'] = isDown): ApiContext {
    const context = shop.scenario.context();
    const down: PaymentGateway = { start: isDown, query: isDown, refund: isDown };
    const gateways = { bkash: { ...down, start: open }, nagad: down, card: down };
    return { ...context, payments: { ...context.payments, gateways } };
  }

  const unavailable = { statusCode: 503, code: 'gateway-unavailable' };
  const cashAgain = {
    status: 'placed',
    paymentMethod: CASH,
    paymentStatus: 'pending',
    paymentExpiresAt: null,
  };

  it('leaves a cash order unchanged if the provider is down, even if the phone has too many cash orders', async () => {
    const order = await shop.scenario.place(CASH);
    const context = { ...outage(), orderRules: { ...ONE_CASH_ORDER, openCashOrders: 0 } };
    await expect(begin(order, 'bkash', context)).rejects.toMatchObject(unavailable);
    expect(await shop.scenario.read(order)).toMatchObject(cashAgain);
    expect((await shop.scenario.states()).sort()).toEqual(['cancelled', 'failed', 'pending']);
    shop.scenario.clock.advance(3600);
    await expireUnpaidOrders(context);
    expect(await shop.scenario.read(order)).toMatchObject(cashAgain);
  });

  it('leaves a cash order unchanged if two concurrent payments fail to start, whichever of them fails first', async () => {
    for (const first of ['bkash', 'card'] as const) {
      const order = await shop.scenario.place(CASH);
      let fail = (_: Error) => {};
      const opened = new Promise<never>((_, reject) => {
        fail = reject;
      });
      let isAsked = () => {};
      const asked = new Promise<void>((resolve) => {
        isAsked = resolve;
      });
      const context = outage(() => {
        isAsked();
        return opened;
      });
      const slow = begin(order, 'bkash', context).catch((error: unknown) => error);
      await asked;
      if (first === 'bkash') {
        fail(new Error('the provider is down'));
        await slow;
      }
      await expect(begin(order, 'card', context)).rejects.toMatchObject(unavailable);
      fail(new Error('the provider is down'));
      expect(await slow).toMatchObject(unavailable);
      expect(await shop.scenario.read(order)).toMatchObject(cashAgain);
    }
  });

  it('does not change an order back to cash if the order was cancelled meanwhile', async () => {
    const order = await shop.scenario.place(CASH);
    const context = outage(async () => {
      await shop.scenario.cancel(order);
      return isDown();
    });
    await expect(begin(order, 'bkash', context)).rejects.toMatchObject(unavailable);
    expect(await shop.scenario.read(order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
    });
    expect((await shop.scenario.states()).sort()).toEqual(['cancelled', 'cancelled']);
  });

  it('keeps the payment method and the deadline of an online order if the provider is down', async () => {
    const order = await shop.scenario.place();
    await expect(begin(order, 'bkash', outage())).rejects.toMatchObject(unavailable);
    expect(await shop.scenario.read(order)).toMatchObject({
      paymentMethod: 'bkash',
      paymentStatus: 'failed',
      paymentExpiresAt: order.paymentExpiresAt,
    });
  });

  it("locks the order's phone before it locks the order", async () => {
    const order = await shop.scenario.place();
    const context = { ...shop.scenario.context(), orderRules: ONE_CASH_ORDER };
    let paying: Promise<unknown> = Promise.resolve();
    // Takes locks in the same sequence as a sign-up: first the phone, then the order.
    await shop.db.transaction().execute(async (trx) => {
      await lockName(trx, '+8801711000001');
      paying = begin(order, CASH, context).catch((error: unknown) => error);
      await waitForLock(shop.db, 'advisory');
      await trx.updateTable('orders').set({ note: '' }).where('uuid', '=', order.uuid).execute();
    });
    expect(await paying).toEqual({ status: 'pending' });
  });

  it.each([
    [CASH, 'bkash'],
    ['bkash', CASH],
  ] as const)(
    'by %s is refused after 20 attempts within an hour, while a payment by %s is still possible',
    async (one, other) => {
      const order = await shop.scenario.place();
      for (let n = 0; n < 20; n += 1) await shop.scenario.start(order, one);
      await expect(shop.scenario.start(order, one)).rejects.toMatchObject({ status: 429 });
      expect(await shop.scenario.start(order, other)).toMatchObject({ status: 'pending' });
    },
  );
});
