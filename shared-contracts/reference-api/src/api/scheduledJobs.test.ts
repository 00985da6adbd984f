import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type ApiMetrics, createApiMetrics } from '../http/apiMetrics';
import type { ApiContext } from '../http/Handlers';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { openPostgres } from '../testing/testDatabases';
import { startScheduledJobs } from './scheduledJobs';

describe('scheduled jobs', () => {
  const shop = servePaymentScenario(openPostgres);
  let mediaDir: string;
  let metrics: ApiMetrics;

  beforeAll(async () => {
    mediaDir = await mkdtemp(join(tmpdir(), 'jobs-'));
  });

  beforeEach(() => {
    metrics = createApiMetrics(shop.db);
  });

  afterAll(() => rm(mediaDir, { recursive: true }));

  /** Starts the jobs; `tick` advances the clock by half a minute and runs them. */
  function start(query: () => Promise<never>, changes: Partial<ApiContext> = {}) {
    const context = { ...shop.scenario.context(), mediaDir, ...changes };
    const gateways = { bkash: { start: query, query, refund: query } };
    const spy = jest.spyOn(globalThis, 'setInterval');
    const silent = { ...context, payments: { ...context.payments, gateways } };
    const stop = startScheduledJobs(silent, async () => 0, metrics);
    const [run] = spy.mock.calls[0] ?? [];
    spy.mockRestore();
    const tick = () => {
      shop.scenario.clock.advance(30);
      if (typeof run === 'function') run();
    };
    return { stop, tick };
  }

  it('skip a turn if the previous turn is still running', async () => {
    await shop.scenario.start(await shop.scenario.place());
    let timesAsked = 0;
    let fail = () => {};
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const silence = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('no answer'));
    });
    const jobs = start(() => {
      timesAsked += 1;
      isAsked();
      return silence;
    });
    jobs.tick();
    await asked;
    for (let n = 0; n < 5; n += 1) jobs.tick();
    fail();
    await jobs.stop();
    expect(timesAsked).toBe(1);
  });

  it('log a job that fails, and time the others', async () => {
    const lines: object[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
    // A file where the job expects the folder of uploads makes it fail.
    const file = join(mediaDir, 'file');
    await writeFile(file, '');
    const paths = { smallPath: 'uploads/a.webp', mediumPath: 'uploads/b.webp' };
    await shop.db
      .insertInto('uploads')
      .values({
        uuid: randomUUID(),
        customerUuid: null,
        orderUuid: null,
        ...paths,
        createdAt: new Date(0),
      })
      .execute();
    const jobs = start(() => Promise.reject(new Error('no answer')), { log, mediaDir: file });
    jobs.tick();
    await jobs.stop();
    await shop.db.deleteFrom('uploads').execute();
    const failed = { job: 'deleteUnusedUploads', msg: 'a job failed', err: expect.anything() };
    expect(lines).toEqual([expect.objectContaining(failed)]);
    const text = await metrics.read();
    expect(text).toContain('api_job_seconds_count{job="expireUnpaidOrders"}');
    expect(text).not.toContain('api_job_seconds_count{job="deleteUnusedUploads"}');
  });

  it('record the overdue delivery of an order', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    const expectedBy = new Date(shop.scenario.clock.now().getTime() - 1);
    await shop.db.updateTable('parcels').set({ dueBy: expectedBy }).execute();
    const jobs = start(async () => {
      throw new Error('no answer');
    });
    jobs.tick();
    await jobs.stop();
    const marks = await shop.db.selectFrom('lateMarks').select(['kind', 'orderUuid']).execute();
    expect(marks).toEqual([{ kind: 'delivery', orderUuid: order.uuid }]);
  });

  it('start a new turn after the previous turn has ended', async () => {
    await shop.scenario.start(await shop.scenario.place());
    let timesAsked = 0;
    const jobs = start(async () => {
      timesAsked += 1;
      throw new Error('no answer');
    });
    for (let n = 0; n < 3; n += 1) {
      jobs.tick();
      await jobs.stop();
    }
    expect(timesAsked).toBe(3);
  });
});
