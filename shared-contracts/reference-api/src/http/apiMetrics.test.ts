import { sql } from 'kysely';
import { createApi } from '../api/createApi';
import { startScheduledJobs } from '../api/scheduledJobs';
import { openDatabase } from '../database/openDatabase';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { openPostgres } from '../testing/testDatabases';
import { type ApiMetrics, createApiMetrics } from './apiMetrics';

const shop = servePaymentScenario(openPostgres);
const open = (options: { metrics?: ApiMetrics }) =>
  createApi({
    db: shop.db,
    mediaDir: '/nowhere',
    mediaBaseUrl: '',
    hasDevTools: false,
    ...options,
  });

describe('metrics of the API', () => {
  it('count requests by route and status, not by path', async () => {
    const app = open({ metrics: createApiMetrics(shop.db) });
    await app.inject('/product/public/product/by-handle/no-such-product');
    await app.inject('/product/public/product/by-handle/nor-this-one');
    const { body, headers } = await app.inject('/metrics');
    await app.close();
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /^api_request_seconds_count\{method="GET",route="\/product\/public\/product\/by-handle\/:handle",status="404"\} 2$/m,
    );
    expect(body).not.toContain('no-such-product');
  });

  it('are not served to requests that come through a proxy, nor if there are none', async () => {
    const proxied = open({ metrics: createApiMetrics(shop.db) });
    const origin = await proxied.listen({ port: 0 });
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(404);
    await proxied.close();
    expect((await open({}).inject('/metrics')).statusCode).toBe(404);
  });

  it('count connections to the database, and requests that have no reply yet', async () => {
    const metrics = createApiMetrics(shop.db);
    const app = open({ metrics });
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/^api_requests_in_flight 1$/m);
    expect(body).toMatch(/^api_database_up 1$/m);
    expect(body).toMatch(/^api_database_connections\{state="idle"\} \d+$/m);
    await shop.db.connection().execute(async (held) => {
      await sql`select 1`.execute(held);
      expect(await metrics.read()).toMatch(/^api_database_connections\{state="busy"\} 1$/m);
    });
    await app.close();
    expect(await metrics.read()).toMatch(/^api_requests_in_flight 0$/m);
    expect(await metrics.read()).toMatch(/^api_database_waiting 0$/m);
  });

  it('are served while the database does not answer', async () => {
    const gone = await openDatabase({ databaseUrl: 'postgres://x:y@127.0.0.1:1/none' });
    const metrics = createApiMetrics(gone);
    expect(await metrics.read()).toMatch(/^api_database_up 0$/m);
    await gone.destroy();
  });

  /** Starts the jobs of a process, and runs each of them once. */
  async function runJobs(now: () => Date) {
    const spy = jest.spyOn(globalThis, 'setInterval');
    const context = { ...shop.scenario.context(), mediaDir: '/nowhere', now };
    const stop = startScheduledJobs(context, async () => 0);
    const [run] = spy.mock.calls[0] ?? [];
    spy.mockRestore();
    if (typeof run === 'function') run();
    await stop();
  }

  it('tell when each scheduled job last succeeded in any process, and count its failures', async () => {
    const metrics = createApiMetrics(shop.db);
    const success = /^api_job_last_success_timestamp_seconds\{job="expireUnpaidOrders"\} (\S+)$/m;
    const failures = /^api_job_failures\{job="expireUnpaidOrders"\} (\d+)$/m;
    await runJobs(shop.scenario.clock.now);
    const text = await metrics.read();
    const [, seconds] = success.exec(text) ?? [];
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
    expect(failures.exec(text)?.[1]).toBe('0');

    await shop.db
      .updateTable('jobRuns')
      .set({ outcome: 'failed', dueAt: new Date() })
      .where('job', '=', 'expireUnpaidOrders')
      .execute();
    expect(failures.exec(await metrics.read())?.[1]).toBe('1');
  });
});
