import { startPostgres, type TestPostgres } from '@marketplace/contracts/testing/startPostgres';
import pg from 'pg';
import { createApi } from './createApi';
import { openDatabase } from './database/openDatabase';
import { OPEN_LIMIT_MS } from './testing/testDatabases';

// A proxy would do as well; taking the database away by name needs nothing but SQL.
describe('the API while its database is away', () => {
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
    expect((await get('/healthz')).statusCode).toBe(200);

    await admin.query('alter database away allow_connections true');
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await get('/dev/faults')).statusCode).toBe(404);
    await app.close();
    await db.destroy();
  });
});
