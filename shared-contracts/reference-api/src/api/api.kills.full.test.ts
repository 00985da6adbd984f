import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, spawnServer } from '@marketplace/contracts/server/spawnServer';
import { workload } from '@marketplace/contracts/testing/workload';
import { type NotNull, sql } from 'kysely';
import { openDatabase } from '../database/openDatabase';
import type { Database } from '../database/schema';
import { issueToken } from '../http/accessTokens';
import { bundleApi } from '../testing/bundleApi';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { orderBody } from '../testing/orderBody';
import { countPieces, findInconsistentOrders } from '../testing/orderInvariants';
import { startReplyDroppingProxy } from '../testing/startReplyDroppingProxy';
import { createEmbedded, openPostgres } from '../testing/testDatabases';

const LIMIT_MS = 600_000;
const SHOPPERS = 4;
/**
 * Upper limit for the orders that an API receives before it is killed. The test counts orders
 * instead of time, so that an API gets some orders even on a busy machine.
 */
const MAX_ORDERS_OF_A_LIFE = 8;
/**
 * Lower limit for the orders that an API receives before it is killed. It is more than one, so that
 * orders always outnumber kills.
 */
const LEAST_ORDERS_OF_A_LIFE = 2;
const LONGEST_DELAY_MS = 15;
const SWALLOWED_REPLIES = workload({ gate: 1, soak: 10 });
/**
 * Number of kills of each of the two APIs on PostgreSQL. Each kill leaves some orders without a
 * reply.
 */
const KILLS = workload({ gate: 1, soak: 25 });
/**
 * Number of kills of an API on PGlite. It is smaller, because PGlite takes three times as long to
 * start.
 */
const EMBEDDED_KILLS = workload({ gate: 1, soak: 8 });
const CARTS = workload({ gate: 200, soak: 5000 });

/**
 * Carts that are still to be ordered, and the results of the orders that were sent. The uuid of a
 * cart is the idempotency key of its order.
 */
interface Ledger {
  carts: string[];
  /** Carts whose order was sent, but got no reply. */
  unanswered: Set<string>;
  confirmed: Map<string, string>;
}

type Start = () => Promise<RunningServer>;

async function place(port: number, token: string, cartUuid: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/order`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': cartUuid,
    },
    body: JSON.stringify(orderBody(cartUuid)),
  });
  const order: { uuid: string } = await reply.json();
  if (reply.status !== 200) throw new Error(`refused with ${reply.status}`);
  return order.uuid;
}

/**
 * Orders one cart after the other until the API is killed. First repeats an order that got no
 * reply, if there is one.
 */
async function shop(port: number, token: string, ledger: Ledger, onOrder: () => void) {
  for (;;) {
    const [again] = ledger.unanswered;
    const cart = again ?? ledger.carts.pop();
    if (cart === undefined) throw new Error('there are too few carts');
    ledger.unanswered.delete(cart);
    try {
      ledger.confirmed.set(cart, await place(port, token, cart));
      onOrder();
    } catch {
      ledger.unanswered.add(cart);
      return;
    }
  }
}

/**
 * Repeats these steps the given number of times: starts an API, lets shoppers order, kills the API.
 */
async function killOver(times: number, start: Start, token: string, ledger: Ledger): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const api = await start();
    let left = randomInt(LEAST_ORDERS_OF_A_LIFE, MAX_ORDERS_OF_A_LIFE + 1);
    const shoppers: Promise<void>[] = [];
    await new Promise<void>((resolve) => {
      const onOrder = () => {
        left -= 1;
        if (left === 0) resolve();
      };
      for (let n = 0; n < SHOPPERS; n += 1) shoppers.push(shop(api.port, token, ledger, onOrder));
    });
    await sleep(Math.random() * LONGEST_DELAY_MS);
    api.process.kill('SIGKILL');
    await api.exited;
    await Promise.all(shoppers);
  }
}

async function prepare(db: Database) {
  await createTestMarket(db);
  await sql`update products set inventory_quantity = 50000 where handle = 'rui-fish'`.execute(db);
  const { accessToken } = await issueToken(db, CUSTOMER.rahim, new Date());
  const carts = await createTestCarts(db, CARTS, PRODUCT.rui);
  const ledger: Ledger = { carts, unanswered: new Set(), confirmed: new Map() };
  return { token: accessToken, ledger, pieces: await countPieces(db) };
}

/**
 * Starts one more API and repeats orders. Orders that got no reply must now succeed. Repeated
 * confirmed orders must return the same uuid as before.
 */
async function askAgain(start: Start, token: string, { unanswered, confirmed }: Ledger) {
  const api = await start();
  const before = new Map(confirmed);
  for (const cart of unanswered) confirmed.set(cart, await place(api.port, token, cart));
  for (const [cart, uuid] of [...before].slice(-50)) {
    expect(await place(api.port, token, cart)).toBe(uuid);
  }
  await api.stop();
}

async function expectNothingLost(db: Database, { confirmed }: Ledger, pieces: number) {
  const orders = await db.selectFrom('orders').select('uuid').execute();
  expect(orders.map(({ uuid }) => uuid).sort()).toEqual([...confirmed.values()].sort());
  expect(await findInconsistentOrders(db)).toEqual([]);
  expect(await countPieces(db)).toBe(pieces);
}

/**
 * Orders a cart through a proxy that drops the reply, and kills the API as soon as the database
 * contains the order.
 */
async function orderUnheard(db: Database, api: RunningServer, token: string, cart: string) {
  const proxy = await startReplyDroppingProxy(api.port);
  const unheard = place(proxy.port, token, cart).catch(() => 'unheard');
  const written = () =>
    db
      .selectFrom('idempotencyKeys')
      .select('orderUuid')
      .where('key', '=', cart)
      .where('orderUuid', 'is not', null)
      .$narrowType<{ orderUuid: NotNull }>()
      .executeTakeFirst();
  let order = await written();
  while (!order) order = await written();
  api.process.kill('SIGKILL');
  await api.exited;
  expect(await unheard).toBe('unheard');
  await proxy.close();
  return order.orderUuid;
}

describe('an API that is killed while shoppers order', () => {
  let folder: string;
  let bundle: Awaited<ReturnType<typeof bundleApi>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'killing-'));
    bundle = await bundleApi('killing');
  });

  afterAll(async () => {
    await bundle?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const startOn = (database: { DATABASE_URL?: string; DATA_DIR: string }) => () =>
    spawnServer({
      cwd: __dirname,
      script: bundle.script,
      args: ['start'],
      env: {
        // No limits, because one customer places all orders.
        CASH_ORDERS_OPEN: '0',
        CASH_TAKA_OPEN: '0',
        UNPAID_ORDERS: '0',
        UNPAID_SCARCE_ORDERS: '0',
        UNPAID_SCARCE_ORDERS_NETWORK: '0',
        ...{ DATABASE_URL: undefined, API_PORT: undefined, SEED: '0', LOG_LEVEL: 'silent' },
        ...database,
      },
    });

  it(
    'keeps every order complete if two APIs on one PostgreSQL are killed at random times',
    async () => {
      const { db, url, close } = await openPostgres();
      try {
        const { token, ledger, pieces } = await prepare(db);
        const start = startOn({ DATABASE_URL: url, DATA_DIR: folder });
        await Promise.all([
          killOver(KILLS, start, token, ledger),
          killOver(KILLS, start, token, ledger),
        ]);
        expect(ledger.confirmed.size).toBeGreaterThan(2 * KILLS);
        await askAgain(start, token, ledger);
        await expectNothingLost(db, ledger, pieces);
      } finally {
        await close();
      }
    },
    LIMIT_MS,
  );

  it(
    'returns the stored order to a repeated request if the first reply was lost',
    async () => {
      const { db, url, close } = await openPostgres();
      try {
        const { token, ledger, pieces } = await prepare(db);
        const start = startOn({ DATABASE_URL: url, DATA_DIR: folder });
        let api = await start();
        for (const cart of ledger.carts.slice(0, SWALLOWED_REPLIES)) {
          // Starts the next API early, so that it is ready when the current one is killed.
          const next = start();
          const uuid = await orderUnheard(db, api, token, cart);
          api = await next;
          const asked = [1, 2, 3].map(() => place(api.port, token, cart));
          expect(await Promise.all(asked)).toEqual([uuid, uuid, uuid]);
          ledger.confirmed.set(cart, uuid);
        }
        await api.stop();
        expect(ledger.confirmed.size).toBe(SWALLOWED_REPLIES);
        await expectNothingLost(db, ledger, pieces);
      } finally {
        await close();
      }
    },
    LIMIT_MS,
  );

  it(
    'keeps every order complete if an API on PGlite is killed at random times',
    async () => {
      const dataDir = join(folder, 'embedded');
      const opened = await createEmbedded(dataDir);
      const { token, ledger, pieces } = await prepare(opened);
      await opened.destroy();
      const start = startOn({ DATA_DIR: dataDir });
      await killOver(EMBEDDED_KILLS, start, token, ledger);
      expect(ledger.confirmed.size).toBeGreaterThan(EMBEDDED_KILLS);
      await askAgain(start, token, ledger);
      const db = await openDatabase({ dataDir });
      await expectNothingLost(db, ledger, pieces);
      await db.destroy();
    },
    LIMIT_MS,
  );
});
