import type { Database } from '../database/schema';
import { giveUpIfUnpaid } from '../orders/giveUpUnpaidOrders';
import { openPayDesk, type PayDesk } from '../testing/openPayDesk';
import { payAtSandbox } from '../testing/payAtSandbox';
import { countPieces, findWrongOrders } from '../testing/readBooks';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('payments that come at once on $database', ({ open }) => {
  let db: Database;
  let closeDatabase: () => Promise<void>;
  let desk: PayDesk;
  let pieces: number;

  beforeAll(async () => {
    const opened = await open();
    db = opened.db;
    closeDatabase = opened.close;
    desk = await openPayDesk(db);
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await desk.plant();
    pieces = await countPieces(db);
  });

  afterEach(async () => {
    expect(await findWrongOrders(db)).toEqual([]);
    expect(await countPieces(db)).toBe(pieces);
  });

  afterAll(async () => {
    await desk?.api.close();
    await closeDatabase?.();
  });

  it('keeps one of several payments and gives the others back', async () => {
    const order = await desk.place();
    const urls = [
      await desk.start(order),
      await desk.start(order, 'card'),
      await desk.start(order, 'nagad'),
    ];
    await Promise.all(urls.map(({ gatewayUrl }) => payAtSandbox(desk.api, gatewayUrl, 'paid')));
    expect((await desk.states()).sort()).toEqual(['paid', 'refunded', 'refunded']);
    expect((await desk.read(order)).paymentStatus).toBe('paid');
    const kept = await db.selectFrom('sandboxPayments').select('refundedAt').execute();
    expect(kept.filter(({ refundedAt }) => refundedAt === null)).toHaveLength(1);
  });

  it('is either paid or given up when both come at once, never both', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const order = await desk.place();
      const { gatewayUrl } = await desk.start(order);
      const said = desk.verdict(order, gatewayUrl, 'paid');
      desk.clock.turn(1800);
      // Past the question to the gateway, which would make the race too easy to win.
      await db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
      const racers = [() => desk.callBack(said), () => giveUpIfUnpaid(desk.context(), order.uuid)];
      if (round % 2) racers.reverse();
      await Promise.all(racers.map((race): Promise<unknown> => race()));
      const { status, paymentStatus } = await desk.read(order);
      outcomes.add(`${status} ${paymentStatus}`);
      if (status === 'placed') await desk.cancel(order);
    }
    expect(['placed paid', 'cancelled refunded']).toEqual(expect.arrayContaining([...outcomes]));
    expect(await desk.stock()).toBe(10);
  }, 60_000);

  it('is paid back when it is cancelled, also when the payment comes in the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await desk.place();
      const said = desk.verdict(order, (await desk.start(order)).gatewayUrl, 'paid');
      await db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
      const [, first, second] = await Promise.allSettled([
        desk.callBack(said),
        desk.cancel(order),
        desk.cancel(order),
      ]);
      expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await desk.read(order)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
      });
    }
    expect(await desk.stock()).toBe(10);
  }, 60_000);
});
