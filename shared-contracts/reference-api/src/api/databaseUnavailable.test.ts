import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import { buildUrl } from '@marketplace/contracts/api/buildUrl';
import { startPostgres, type TestPostgres } from '@marketplace/contracts/testing/startPostgres';
import pg from 'pg';
import { openDatabase } from '../database/openDatabase';
import { accessTable } from '../testing/access/accessTable';
import type { CustomerFixtures } from '../testing/access/createCustomerFixtures';
import { UNKNOWN } from '../testing/marketUuids';
import { OPEN_LIMIT_MS } from '../testing/testDatabases';
import { createApi } from './createApi';

/** Calls whose reply does not depend on the market. */
const NEEDS_NO_DATABASE = new Set(['getCapabilities', 'listDivisions', 'listUpazilas']);

/** Well formed; what it is about need not be there, for nobody can look. */
const NOTHINGS: CustomerFixtures = {
  phone: '01711000001',
  token: '',
  address: UNKNOWN,
  wish: UNKNOWN,
  order: UNKNOWN,
  orderItem: UNKNOWN,
  quietItem: UNKNOWN,
  placedOrder: UNKNOWN,
  complaint: UNKNOWN,
  cart: UNKNOWN,
  cartItem: UNKNOWN,
  problemCategory: UNKNOWN,
};

function requestOf({ id, method, path, access }: (typeof apiCalls)[ApiCallId]) {
  // An id is its key in apiCalls, as apiCalls.ts has it.
  const { params, query, body } = accessTable[id as ApiCallId].request(NOTHINGS);
  const token = access === 'customer' ? { authorization: `Bearer ${'a'.repeat(43)}` } : {};
  return { method, url: buildUrl('', path, params, query), headers: token, payload: body };
}

// A proxy would do as well; taking the database away by name needs nothing but SQL.
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

  it('says so with 503 and Retry-After, stays alive, and recovers by itself', async () => {
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
    // The first query after it may still meet the broken connection; any way it fails must be a 503.
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
