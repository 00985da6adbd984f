import { createApi } from '../api/createApi';
import { startScheduledJobs } from '../api/scheduledJobs';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { openPostgres } from '../testing/testDatabases';
import { createApiMetrics } from './apiMetrics';

const shop = servePaymentScenario(openPostgres);
const metrics = createApiMetrics();
const open = (options: { metrics?: typeof metrics }) =>
  createApi({
    db: shop.db,
    mediaDir: '/nowhere',
    mediaBaseUrl: '',
    hasDevTools: false,
    ...options,
  });

describe('metrics of the API', () => {
  it('count requests by route and status, not by path', async () => {
    const app = open({ metrics });
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
    const proxied = open({ metrics });
    const origin = await proxied.listen({ port: 0 });
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(404);
    await proxied.close();
    expect((await open({}).inject('/metrics')).statusCode).toBe(404);
  });

  /** Starts the jobs, and runs each of them once. */
  async function runJobs(now: () => Date) {
    const spy = jest.spyOn(globalThis, 'setInterval');
    const context = { ...shop.scenario.context(), mediaDir: '/nowhere', now };
    const stop = startScheduledJobs(context, async () => 0, metrics);
    const [run] = spy.mock.calls[0] ?? [];
    spy.mockRestore();
    if (typeof run === 'function') run();
    await stop();
    return metrics.registry.metrics();
  }

  it('tell when each scheduled job last succeeded, and count its failures', async () => {
    const success = /^api_job_last_success_timestamp_seconds\{job="expireUnpaidOrders"\} (\S+)$/m;
    const [, seconds] = success.exec(await runJobs(shop.scenario.clock.now)) ?? [];
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);

    const text = await runJobs(() => {
      throw new Error('no clock');
    });
    expect(text).toMatch(/^api_job_failures_total\{job="expireUnpaidOrders"\} 1$/m);
    expect(success.exec(text)?.[1]).toBe(seconds);
  });
});
