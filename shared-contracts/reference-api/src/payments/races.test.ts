import { giveUpIfUnpaid } from '../orders/giveUpUnpaidOrders';
import { payAtSandbox } from '../testing/payAtSandbox';
import { servePayDesk } from '../testing/servePayDesk';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('payments that come at once on $database', ({ open }) => {
  const shop = servePayDesk(open);

  it('keeps one of several payments and gives the others back', async () => {
    const order = await shop.desk.place();
    const urls = [
      await shop.desk.start(order),
      await shop.desk.start(order, 'card'),
      await shop.desk.start(order, 'nagad'),
    ];
    await Promise.all(
      urls.map(({ gatewayUrl }) => payAtSandbox(shop.desk.api, gatewayUrl, 'paid')),
    );
    expect((await shop.desk.states()).sort()).toEqual(['paid', 'refunded', 'refunded']);
    expect((await shop.desk.read(order)).paymentStatus).toBe('paid');
    const kept = await shop.db.selectFrom('sandboxPayments').select('refundedAt').execute();
    expect(kept.filter(({ refundedAt }) => refundedAt === null)).toHaveLength(1);
  });

  it('is either paid or given up when both come at once, never both', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const order = await shop.desk.place();
      const { gatewayUrl } = await shop.desk.start(order);
      const said = shop.desk.verdict(order, gatewayUrl, 'paid');
      shop.desk.clock.turn(1800);
      // Past the question to the gateway, which would make the race too easy to win.
      await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
      const racers = [
        () => shop.desk.callBack(said),
        () => giveUpIfUnpaid(shop.desk.context(), order.uuid),
      ];
      if (round % 2) racers.reverse();
      await Promise.all(racers.map((race): Promise<unknown> => race()));
      const { status, paymentStatus } = await shop.desk.read(order);
      outcomes.add(`${status} ${paymentStatus}`);
      if (status === 'placed') await shop.desk.cancel(order);
    }
    expect(['placed paid', 'cancelled refunded']).toEqual(expect.arrayContaining([...outcomes]));
    expect(await shop.desk.stock()).toBe(10);
  }, 60_000);

  it('is paid back when it is cancelled, also when the payment comes in the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await shop.desk.place();
      const said = shop.desk.verdict(order, (await shop.desk.start(order)).gatewayUrl, 'paid');
      await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
      const [, first, second] = await Promise.allSettled([
        shop.desk.callBack(said),
        shop.desk.cancel(order),
        shop.desk.cancel(order),
      ]);
      expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await shop.desk.read(order)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
      });
    }
    expect(await shop.desk.stock()).toBe(10);
  }, 60_000);
});
