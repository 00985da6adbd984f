import { setTimeout as sleep } from 'node:timers/promises';
import { workload } from '@marketplace/contracts/testing/workload';
import { sql } from 'kysely';
import { openDatabase } from '../database/openDatabase';
import { issueToken } from '../http/accessTokens';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { openTestApi } from '../testing/openTestApi';
import { orderBody } from '../testing/orderBody';
import { countPieces, findInconsistentOrders } from '../testing/orderInvariants';
import { openPostgres } from '../testing/testDatabases';

const ORDERS = workload({ gate: 30, full: 100, soak: 1000 });
const AT_ONCE = 3;
/** Share of the requests during which a connection is lost. */
const LOST_SHARE = 0.6;
/** Latest time of a request at which a connection is lost. */
const LATEST_LOSS_MS = 40;
const LIMIT_MS = 600_000;
/** Name by which the server tells the connections of the API from those of this test. */
const API = 'api';

describe('orders while the server ends connections, as in a failover', () => {
  it(
    'are placed once each, although connections break in the middle of transactions',
    async () => {
      const { db: control, url, close } = await openPostgres();
      const db = await openDatabase({ databaseUrl: `${url}?application_name=${API}` });
      await createTestMarket(control);
      await sql`update products set inventory_quantity = 50000 where handle = 'rui-fish'`.execute(
        control,
      );
      const { accessToken } = await issueToken(control, CUSTOMER.rahim, new Date());
      const carts = await createTestCarts(control, ORDERS, PRODUCT.rui);
      const pieces = await countPieces(control);
      const api = await openTestApi(db);

      let lost = 0;
      /** Ends one of the API's busy connections, at a random time of a request. */
      async function loseOne(): Promise<void> {
        await sleep(Math.random() * LATEST_LOSS_MS);
        const ended = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = ${API} and state <> 'idle'
          order by random() limit 1`.execute(control);
        lost += ended.rows.length;
      }
      const placed = new Map<string, string>();
      let refusals = 0;
      async function shop(): Promise<void> {
        for (let cart = carts.pop(); cart !== undefined; ) {
          const loss = Math.random() < LOST_SHARE ? loseOne() : undefined;
          const reply = await api.app.inject({
            method: 'POST',
            url: '/order',
            headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': cart },
            payload: orderBody(cart),
          });
          await loss;
          if (reply.statusCode === 200) {
            placed.set(cart, reply.json().uuid);
            cart = carts.pop();
          } else {
            // The request is repeated with the same key.
            refusals += 1;
            expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
          }
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, shop));
      const orders = await control.selectFrom('orders').select('uuid').execute();
      expect(orders.map(({ uuid }) => uuid).sort()).toEqual([...placed.values()].sort());
      expect(placed.size).toBe(ORDERS);
      expect(await findInconsistentOrders(control)).toEqual([]);
      expect(await countPieces(control)).toBe(pieces);
      expect(lost).toBeGreaterThan(0);
      expect(refusals).toBeLessThan(ORDERS);
      await api.close();
      await db.destroy();
      await close();
    },
    LIMIT_MS,
  );
});
