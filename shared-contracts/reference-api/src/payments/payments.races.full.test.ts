import { workload } from '@marketplace/contracts/testing/workload';
import { advanceOrder } from '../orders/advanceOrder';
import { expireOrder } from '../orders/expireUnpaidOrders';
import { payAtSandbox } from '../testing/payAtSandbox';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { TEST_DATABASES } from '../testing/testDatabases';

const PAYING_OR_EXPIRING = workload({ gate: 4, soak: 12 });
const PAYING_AND_CANCELLING = workload({ gate: 3, soak: 10 });
const SENDING_AND_CANCELLING = workload({ gate: 2, soak: 4 });

describe.each(TEST_DATABASES)(
  'an order with concurrent payment events on $database',
  ({ open }) => {
    const shop = servePaymentScenario(open);

    it('keeps only one of several concurrent payments, and the others are refunded', async () => {
      const order = await shop.scenario.place();
      const urls = [
        await shop.scenario.start(order),
        await shop.scenario.start(order, 'card'),
        await shop.scenario.start(order, 'nagad'),
      ];
      await Promise.all(
        urls.map(({ gatewayUrl }) => payAtSandbox(shop.scenario.api, gatewayUrl, 'paid')),
      );
      expect((await shop.scenario.states()).sort()).toEqual(['paid', 'refunded', 'refunded']);
      expect((await shop.scenario.read(order)).paymentStatus).toBe('paid');
      const kept = await shop.db.selectFrom('sandboxPayments').select('refundedAt').execute();
      expect(kept.filter(({ refundedAt }) => refundedAt === null)).toHaveLength(1);
    });

    it('becomes either paid, or cancelled and refunded, if it is paid and expires simultaneously', async () => {
      const outcomes = new Set<string>();
      for (let round = 0; round < PAYING_OR_EXPIRING; round += 1) {
        const order = await shop.scenario.place();
        const { gatewayUrl } = await shop.scenario.start(order);
        const said = shop.scenario.verdict(order, gatewayUrl, 'paid');
        shop.scenario.clock.advance(1800);
        // Stores the outcome directly in the table. The test payment gateway's page would
        // immediately notify the API, so that the payment would always win the race.
        await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
        const racers = [
          () => shop.scenario.callBack(said),
          () => expireOrder(shop.scenario.context(), order.uuid),
        ];
        if (round % 2) racers.reverse();
        await Promise.all(racers.map((race): Promise<unknown> => race()));
        const { status, paymentStatus } = await shop.scenario.read(order);
        outcomes.add(`${status} ${paymentStatus}`);
        if (status === 'placed') await shop.scenario.cancel(order);
      }
      expect(['placed paid', 'cancelled refunded']).toEqual(expect.arrayContaining([...outcomes]));
      expect(await shop.scenario.stock()).toBe(10);
    }, 60_000);

    it('is cancelled only once and refunded if it is paid during two concurrent cancellations', async () => {
      for (let round = 0; round < PAYING_AND_CANCELLING; round += 1) {
        const order = await shop.scenario.place();
        const said = shop.scenario.verdict(
          order,
          (await shop.scenario.start(order)).gatewayUrl,
          'paid',
        );
        await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
        const [, first, second] = await Promise.allSettled([
          shop.scenario.callBack(said),
          shop.scenario.cancel(order),
          shop.scenario.cancel(order),
        ]);
        expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
        expect(await shop.scenario.read(order)).toMatchObject({
          status: 'cancelled',
          paymentStatus: 'refunded',
        });
      }
      expect(await shop.scenario.stock()).toBe(10);
    }, 60_000);

    it('is either sent or cancelled and refunded once if a shop sends it while two tabs cancel it', async () => {
      const outcomes = new Set<string>();
      for (let round = 0; round < SENDING_AND_CANCELLING; round += 1) {
        const stock = await shop.scenario.stock();
        const order = await shop.scenario.place();
        const { gatewayUrl } = await shop.scenario.start(order);
        await payAtSandbox(shop.scenario.api, gatewayUrl, 'paid');
        const advance = (to: 'confirmed' | 'shipped') =>
          advanceOrder(shop.scenario.context(), { orderNumber: Number(order.orderNumber), to });
        await advance('confirmed');
        const racers = [
          () => advance('shipped'),
          () => shop.scenario.cancel(order),
          () => shop.scenario.cancel(order),
        ];
        if (round % 2) racers.reverse();
        const results = await Promise.allSettled(racers.map((race): Promise<unknown> => race()));
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const { status, paymentStatus, refunds } = await shop.scenario.read(order);
        outcomes.add(`${status} ${paymentStatus}`);
        const isCancelled = status === 'cancelled';
        expect(refunds?.map(({ amount }) => amount)).toEqual(isCancelled ? [order.total] : []);
        expect(await shop.scenario.stock()).toBe(isCancelled ? stock : stock - 2);
      }
      expect(['shipped paid', 'cancelled refunded']).toEqual(expect.arrayContaining([...outcomes]));
    }, 60_000);
  },
);
