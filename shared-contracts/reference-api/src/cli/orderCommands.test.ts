import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApi } from '../api/createApi';
import type { Database } from '../database/schema';
import { issueToken } from '../http/accessTokens';
import { RISKY } from '../payments/riskyPayments';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { orderBody } from '../testing/orderBody';
import { findInconsistentOrders } from '../testing/orderInvariants';
import { pageOf } from '../testing/payAtSandbox';
import { sayOf } from '../testing/sayOf';
import { createEmbedded, OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';
import { exportOrders } from './exportOrders';
import { openMarket } from './openMarket';
import { advance, late, refund } from './orderCommands';
import { promo } from './promo';
import { readSettings, type Settings } from './readSettings';
import { closeShop, openShop } from './shopCommands';

// The time limit is long, because each command opens the database again.
jest.setTimeout(OPEN_LIMIT_MS);

describe.each(TEST_DATABASES)("an operator's commands on $database", ({ database, open }) => {
  let folder: string;
  let settings: Settings;
  let closeServer: (() => Promise<void>) | undefined;
  let cash: string;
  let paid: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'commands-'));
    const env: NodeJS.ProcessEnv = { DATA_DIR: folder, SEED: '0', DEV_TOOLS: '1' };
    if (database === 'PostgreSQL') {
      const server = await open();
      closeServer = server.close;
      env.DATABASE_URL = server.url;
    } else await (await createEmbedded(folder)).destroy();
    settings = readSettings(env);
    await inMarket(async (db) => {
      await createTestMarket(db);
      cash = await place(db, 'cash-on-delivery');
      paid = await place(db, 'bkash');
    });
  });

  afterAll(async () => {
    await closeServer?.();
    await rm(folder, { recursive: true, force: true });
  });

  async function inMarket<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const { db, close } = await openMarket(settings);
    try {
      return await work(db);
    } finally {
      await close();
    }
  }

  /**
   * Places an order as a shopper does. If the payment method is bKash, also pays for the order.
   * @returns the order number
   */
  async function place(db: Database, paymentMethod: 'cash-on-delivery' | 'bkash') {
    const app = createApi({ ...settings, db });
    const { accessToken } = await issueToken(db, CUSTOMER.rahim, new Date());
    const headers = { authorization: `Bearer ${accessToken}` };
    const [cart = ''] = await createTestCarts(db, 1, PRODUCT.rui);
    const payload = { ...orderBody(cart), paymentMethod };
    const order = (await app.inject({ method: 'POST', url: '/order', payload, headers })).json();
    if (paymentMethod === 'bkash') {
      const url = `/payment/${order.uuid}`;
      const reply = await app.inject({
        method: 'POST',
        url,
        payload: { method: 'bkash' },
        headers,
      });
      await app.inject({
        method: 'POST',
        url: pageOf(reply.json().data.gatewayUrl),
        payload: 'outcome=paid',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    }
    await app.close();
    return String(order.orderNumber);
  }

  const say = (command: typeof advance, ...args: string[]) => sayOf(() => command(settings, args));

  it('confirm, ship and deliver a cash order, which then counts as paid', async () => {
    expect(await say(advance, cash, '--to', 'confirmed')).toBe(
      `Order ${cash} is confirmed; 1 of 1 parcels confirmed.\n`,
    );
    await say(advance, cash, '--parcel', '1', '--to', 'shipped');
    await expect(say(advance, cash, '--to', 'shipped')).rejects.toThrow(
      `Order ${cash} is shipped already.`,
    );
    await expect(say(advance, cash, '--to', 'confirmed', '--code', '4711')).rejects.toThrow(
      'Use: advance',
    );
    await say(advance, cash, '--to', 'delivered', '--code', '4711');
    const codes = await inMarket((db) => db.selectFrom('parcels').select('handOverCode').execute());
    expect(codes).toContainEqual({ handOverCode: '4711' });
    const order = await inMarket((db) =>
      db
        .selectFrom('orders')
        .select(['status', 'paymentStatus'])
        .where('orderNumber', '=', Number(cash))
        .executeTakeFirst(),
    );
    expect(order).toEqual({ status: 'delivered', paymentStatus: 'paid' });
  });

  it('list a payment that its provider rates as risky, until a person has checked it', async () => {
    const { invoice } = await inMarket((db) =>
      db
        .updateTable('payments')
        .set({ note: RISKY })
        .where('status', '=', 'paid')
        .where('method', '=', 'bkash')
        .returning('invoice')
        .executeTakeFirstOrThrow(),
    );
    expect(await say(late)).toBe(
      `Order ${paid}: ৳410.50 by bkash is paid, and its provider rates it as a risk. It is not sent until you have looked for ${invoice} at the provider; then run late --seen-to ${invoice} or refund ${paid}.\n`,
    );
    await expect(say(advance, paid, '--to', 'confirmed')).rejects.toThrow(invoice);
    expect(await say(late, '--seen-to', invoice)).toBe('Nothing is late.\n');
  });

  it('list an overdue parcel with its order, shop and time', async () => {
    expect(await say(late)).toBe('Nothing is late.\n');
    const mark = { kind: 'delivery' as const, dueBy: new Date('2026-01-25T17:59:59.999Z') };
    await inMarket(async (db) => {
      const parcel = await db
        .selectFrom('parcels')
        .innerJoin('orders', 'orders.uuid', 'orderUuid')
        .select(['parcels.uuid as subjectUuid', 'orderUuid'])
        .where('orderNumber', '=', Number(paid))
        .executeTakeFirstOrThrow();
      const markedAt = new Date();
      await db
        .insertInto('lateMarks')
        .values({ ...mark, ...parcel, markedAt })
        .execute();
    });
    expect(await say(late)).toBe(
      `Order ${paid}, parcel 1 of Padma Fish House: was due by 2026-01-25T17:59:59.999Z and has not arrived.\n`,
    );
    await inMarket((db) => db.deleteFrom('lateMarks').execute());
  });

  it('list a payment with an unknown outcome, and a refund that its customer was not told about, until a person has dealt with them', async () => {
    const open = { status: 'failed' as const, note: 'Its gateway has not told the end' };
    const invoice = await inMarket(async (db) => {
      const { orderUuid, ...payment } = await db
        .selectFrom('payments')
        .innerJoin('orders', 'orders.uuid', 'orderUuid')
        .select(['orderUuid', 'method', 'amountPaisa'])
        .where('orderNumber', '=', Number(paid))
        .executeTakeFirstOrThrow();
      const createdAt = new Date('2026-01-01T04:00:00.000Z');
      const row = { ...open, ...payment, orderUuid, uuid: randomUUID(), createdAt };
      const added = await db.insertInto('payments').values(row).returning('invoice').execute();
      return added[0]?.invoice ?? '';
    });
    expect(await say(late)).toMatch(
      new RegExp(
        `^Order ${paid}: ৳[\\d,.]+ by bkash, begun 2026-01-01T04:00:00.000Z: nobody knows whether it was paid. Look for ${invoice} at the provider, then run late --seen-to ${invoice}.\n$`,
      ),
    );
    await expect(say(late, '--seen-to', 'nothing')).rejects.toThrow(
      'No payment nothing waits for somebody to see to it.',
    );
    await expect(say(late, '--seen')).rejects.toThrow('Use: late');
    expect(await say(late, '--seen-to', invoice)).toBe('Nothing is late.\n');
    await inMarket(async (db) => {
      await sql`insert into order_messages
          (order_uuid, kind, subject_uuid, channel, queued_at, try_at, tries)
          select order_uuid, 'undeliverable', uuid, 'sms', now(), now(), 8
          from payments where invoice = ${invoice}`.execute(db);
    });
    expect(await say(late)).toContain(`Tell +8801711000001, then run late --seen-to ${invoice}.`);
    expect(await say(late, '--seen-to', invoice)).toBe('Nothing is late.\n');
  });

  it('create each promo code only once, and list all codes', async () => {
    expect(await say(promo)).toBe('There are no promo codes.\n');
    const made = await say(promo, 'create', 'eid10', '--percent', '10', '--minimum', '500');
    expect(made).toBe('EID10: 10% off, from ৳500.00, used 0 of any number of times\n');
    await expect(say(promo, 'create', 'EID10', '--amount', '50')).rejects.toThrow(
      'There is a promo code EID10 already.',
    );
    expect(await say(promo, 'create', '--amount', '50', '--uses', '3')).toMatch(
      /^[A-HJ-NP-Z2-9]{10}: ৳50\.00 off, used 0 of 3 times\n$/,
    );
    expect((await say(promo)).split('\n')).toHaveLength(3);
  });

  it('close a shop, and open it again', async () => {
    const isClosed = () =>
      inMarket((db) =>
        db.selectFrom('shops').select(['handle', 'isClosed']).orderBy('handle').execute(),
      );
    const open = { handle: 'garden', isClosed: false };
    expect(await say(closeShop, 'padma')).toBe('Padma Fish House is closed and takes no orders.\n');
    expect(await isClosed()).toEqual([open, { handle: 'padma', isClosed: true }]);
    expect(await say(openShop, 'padma')).toBe('Padma Fish House is open and takes orders.\n');
    expect(await isClosed()).toEqual([open, { handle: 'padma', isClosed: false }]);
    await expect(say(closeShop, 'nobody')).rejects.toThrow('There is no shop "nobody".');
    await expect(say(closeShop)).rejects.toThrow('Use: close-shop <handle>');
  });

  it('refund a payment only once, and cancel its order if no parcel was sent', async () => {
    expect(await say(refund, paid, '--reason', 'Sold by mistake')).toBe(
      `৳410.50 of order ${paid} is paid back. It was not sent yet and is cancelled.\n`,
    );
    await expect(say(refund, paid)).rejects.toThrow(
      `Nothing was paid for order ${paid} that is to be paid back.`,
    );
    expect(await say(refund, cash)).toMatch(
      `৳410.50 of order ${cash} is to be paid back. The order was paid in cash: the command late says`,
    );
    expect(await inMarket(findInconsistentOrders)).toEqual([]);
  });

  it('list a refund in cash until a person has handed the money over', async () => {
    const refundId = await inMarket(async (db) => {
      const { invoice } = await db
        .updateTable('payments')
        .set({ settledAt: new Date('2026-01-15T04:00:00.000Z') })
        .where('method', '=', 'cash-on-delivery')
        .where('status', '=', 'refund-due')
        .returning('invoice')
        .executeTakeFirstOrThrow();
      return invoice;
    });
    expect(await say(late)).toBe(
      `Order ${cash}: ৳410.50 is to be paid back by hand (the customer is asked for an account), by 2026-01-25T17:59:59.999Z. Then run refund ${cash} --by-hand ${refundId} (with --to "<provider> <number>" if you pay to an account), or --failed ${refundId} if it cannot be paid.\n`,
    );
    await expect(say(refund, cash)).rejects.toThrow('late lists those that you make by hand');
    await expect(say(refund, cash, '--by-hand', 'other')).rejects.toThrow('No refund other');
    expect(await say(refund, cash, '--failed', refundId)).toBe(
      `৳410.50 of order ${cash} is recorded as not paid. A message asks the customer for another account.\n`,
    );
    expect(await say(late)).toContain('by hand (the customer is asked for another account)');
    for (const wrong of [
      '--by-hand',
      '--failed',
      '--retry --whole',
      `--whole --by-hand ${refundId}`,
      `--failed ${refundId} --by-hand ${refundId}`,
      '--to 01711000009',
    ]) {
      await expect(say(refund, cash, ...wrong.split(' '))).rejects.toThrow('Use: refund');
    }
    expect(await say(refund, cash, '--by-hand', refundId)).toBe(
      `৳410.50 of order ${cash} is recorded as paid back.\n`,
    );
    expect(await say(late)).toBe('Nothing is late.\n');
  });

  it('export all orders, or those since a given day, to a file that only its owner can read and that contains no formulas', async () => {
    await inMarket((db) =>
      sql`update order_items set product_name = '=HYPERLINK("http://x","রুই,' || chr(27) || '1 kg")'`.execute(
        db,
      ),
    );
    const out = join(folder, 'orders.csv');
    await say(exportOrders, 'orders', '--out', out);
    const text = await readFile(out, 'utf8');
    const [head = '', first = '', ...others] = text.split('\r\n');
    expect(head.startsWith('\uFEFForder,placed at,status,')).toBe(true);
    expect(first).toContain(`,"'=HYPERLINK(""http://x"",""রুই, 1 kg"")",`);
    expect(first).toContain(',"+8801711000009",');
    expect(first).toMatch(/,1,350\.5,350\.5,60,,0,410\.5$/);
    expect(others.filter((line) => line !== '')).toHaveLength(1);
    expect((await stat(out)).mode & 0o077).toBe(0);
    await say(exportOrders, 'orders', '--since', '2999-01-01', '--out', out);
    expect((await readFile(out, 'utf8')).split('\r\n')).toEqual([head, '']);
    const nowhere = join(folder, 'none', 'orders.csv');
    await expect(say(exportOrders, 'orders', '--out', nowhere)).rejects.toThrow(
      /^Cannot write .+ENOENT/,
    );
  });

  it('fail with a message if the order does not exist', async () => {
    await expect(say(advance, '1', '--to', 'shipped')).rejects.toThrow('There is no order 1.');
    await expect(say(refund, '1')).rejects.toThrow('There is no order 1.');
  });
});
