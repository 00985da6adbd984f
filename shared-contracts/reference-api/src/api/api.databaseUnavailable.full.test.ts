import { spawnSync } from 'node:child_process';
import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import { buildUrl } from '@marketplace/contracts/client/buildUrl';
import { startPostgres, type TestPostgres } from '@marketplace/contracts/testing/startPostgres';
import { sql } from 'kysely';
import pg from 'pg';
import { isDatabaseUnavailable } from '../database/errors';
import { openDatabase } from '../database/openDatabase';
import type { Database } from '../database/schema';
import { accessOf } from '../testing/access/accessTable';
import type { CustomerFixtures } from '../testing/access/createCustomerFixtures';
import { UNKNOWN } from '../testing/marketUuids';
import { OPEN_LIMIT_MS, openPostgres, type TestDatabase } from '../testing/testDatabases';
import { createApi } from './createApi';

const NEEDS_NO_DATABASE = new Set(['getCapabilities', 'listDivisions', 'listUpazilas']);

/** Well-formed ids. They need not exist, because no query reaches the database. */
const NOTHINGS: CustomerFixtures = {
  phone: '01711000001',
  token: '',
  session: UNKNOWN,
  address: UNKNOWN,
  wish: UNKNOWN,
  order: UNKNOWN,
  orderItem: UNKNOWN,
  quietItem: UNKNOWN,
  placedOrder: UNKNOWN,
  placedParcel: UNKNOWN,
  deliveredOrder: UNKNOWN,
  deliveredParcel: UNKNOWN,
  refund: UNKNOWN,
  refundAccount: UNKNOWN,
  passkey: UNKNOWN,
  complaint: UNKNOWN,
  settledComplaint: UNKNOWN,
  cart: UNKNOWN,
  cartItem: UNKNOWN,
  problemCategory: UNKNOWN,
};

function requestOf({ id, method, path, access }: (typeof apiCalls)[ApiCallId]) {
  // The cast is safe: every `id` is a key of `apiCalls`.
  const { params, query, body } = accessOf(id as ApiCallId).request(NOTHINGS);
  const token = access === 'customer' ? { authorization: `Bearer ${'a'.repeat(43)}` } : {};
  const headers = { ...token, cookie: 'consent=statistics' };
  return { method, url: buildUrl('', path, params, query), headers, payload: body };
}

// These tests make the database unavailable by SQL alone: they end its connections and forbid new
// ones.
describe('the API while its database is unavailable', () => {
  let server: TestPostgres;
  let admin: pg.Client;

  beforeAll(async () => {
    server = await startPostgres();
    admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await admin?.end();
    await server?.stop();
  });

  it('replies 503 with Retry-After, keeps running, and works again once the database is back', async () => {
    await admin.query('create database away');
    const url = new URL(server.url);
    url.pathname = '/away';
    const db = await openDatabase({ databaseUrl: url.href });
    const app = createApi({ db, mediaDir: '/nowhere', mediaBaseUrl: '', hasDevTools: false });
    const get = (path: string) => app.inject({ method: 'GET', url: path });
    expect((await get('/readyz')).statusCode).toBe(200);

    await admin.query('alter database away allow_connections false');
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'away'",
    );
    // The first query may fail because its connection was ended, and later queries because they
    // cannot connect. All requests must get 503.
    for (const path of ['/blog', '/blog', '/readyz']) {
      const reply = await get(path);
      expect([path, reply.statusCode]).toEqual([path, 503]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(reply.body).not.toMatch(/away|postgres|select/i);
    }
    for (const call of Object.values(apiCalls)) {
      const reply = await app.inject(requestOf(call));
      if (NEEDS_NO_DATABASE.has(call.id)) continue;
      expect([call.id, reply.statusCode]).toEqual([call.id, 503]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await get('/healthz')).statusCode).toBe(200);

    await admin.query('alter database away allow_connections true');
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await get('/dev/faults')).statusCode).toBe(404);
    await app.close();
    await db.destroy();
  });
});

/**
 * True if the test may freeze processes of the PostgreSQL server. A server that `DATABASE_URL_TEST`
 * names may run on another machine, in a container or as another user. On this machine, its process
 * ids would then mean nothing, or belong to other processes.
 */
function mayFreeze(given = process.env.DATABASE_URL_TEST): boolean {
  if (!given) return true;
  const asked = spawnSync(process.execPath, ['-e', FIND_OWN_PROCESS, given], {
    cwd: __dirname,
    timeout: 10_000,
  });
  if (asked.status === 0) return true;
  process.stderr.write('Skipped: DATABASE_URL_TEST names a server that this test may not freeze\n');
  return false;
}

/** Script that exits with 0 if a local PostgreSQL of this user serves the connection. */
const FIND_OWN_PROCESS = `
  const client = new (require('pg').Client)({ connectionString: process.argv[1] });
  client.connect()
    .then(() => client.query('select pg_backend_pid() as pid'))
    .then(({ rows: [{ pid }] }) => {
      process.kill(pid, 0);
      const line = require('fs').readFileSync('/proc/' + pid + '/cmdline', 'latin1');
      process.exit(line.startsWith('postgres:') ? 0 : 1);
    })
    .catch(() => process.exit(1));`;

const describeFreezing = mayFreeze() ? describe : describe.skip;

describeFreezing('the API with a database connection that hangs', () => {
  const LIMIT_MS = 4500;
  let market: TestDatabase;
  /** The same database as `market`, but with the time limits of production. */
  let db: Database;
  const frozen: number[] = [];

  beforeAll(async () => {
    market = await openPostgres();
    db = await openDatabase({ databaseUrl: market.url });
  }, OPEN_LIMIT_MS);
  afterEach(() => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  });
  afterAll(async () => {
    await db?.destroy();
    await market?.close();
  });

  const pidOf = async (connection: Pick<Database, 'getExecutor'>) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    return rows[0]?.pid ?? 0;
  };
  function freeze(pid: number) {
    process.kill(pid, 'SIGSTOP');
    frozen.push(pid);
  }

  it('replies 503 within seconds, serves other requests in the meantime, and drops the connection', async () => {
    const app = createApi({ db, mediaDir: '/nowhere', mediaBaseUrl: '', hasDevTools: false });
    await app.ready();
    const get = () => app.inject({ method: 'GET', url: '/blog' });
    const pid = await pidOf(db);
    freeze(pid);
    const start = Date.now();
    const timed = async () => {
      const reply = await get();
      return { reply, ms: Date.now() - start };
    };
    const both = await Promise.all([timed(), timed()]);
    const [served, caught] = both.sort((one, other) => one.ms - other.ms);
    expect(served?.reply.statusCode).toBe(200);
    expect(served?.ms).toBeLessThan(2000);
    expect(caught?.reply.statusCode).toBe(503);
    expect(Number(caught?.reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(caught?.ms).toBeLessThan(LIMIT_MS);
    const others = await Promise.all(Array.from({ length: 10 }, get));
    expect(others.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    for (const one of frozen.splice(0)) process.kill(one, 'SIGCONT');
    const pids = await Promise.all(Array.from({ length: 10 }, () => pidOf(db)));
    expect(pids).not.toContain(pid);
    await app.close();
  }, 30_000);

  it('ends a transaction with an error within seconds, even if the rollback would hang as well', async () => {
    const start = Date.now();
    const failure = await db
      .transaction()
      .execute(async (trx) => {
        freeze(await pidOf(trx));
        await sql`select 1`.execute(trx);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(Date.now() - start).toBeLessThan(LIMIT_MS);
  }, 30_000);

  it('lets a query run longer than the usual time limit if its connection has switched the limit off', async () => {
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`select pg_sleep(3.5)`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    });
  }, 30_000);
});
