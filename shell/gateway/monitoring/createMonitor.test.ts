import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { createTrace, readTraceparent } from '@marketplace/contracts/trace';
import { createMonitor, type Monitor } from './createMonitor';
import { createPageFinder } from './pageFinder';
import type { Span } from './SpanExporter';
import { WorkerMemory } from './WorkerMemory';

const versionsOf = (version: string) => ({
  shell: version,
  mf_catalog: version,
  mf_cart_checkout: version,
  mf_account: version,
  mf_content: version,
});

let lines: string[];
let spans: Span[];
let monitor: Monitor;

beforeEach(() => {
  lines = [];
  spans = [];
  monitor = createMonitor({
    readManifest: async (part) =>
      // The cast is safe: this test reads no other field of a manifest.
      (part === 'mf_catalog' ? { contact: { team: 'Fish' } } : {}) as never,
    pages: () => PROJECT_PAGES,
    write: (line) => lines.push(line),
    spans: { record: (span) => spans.push(span), flush: async () => undefined },
  });
  monitor.report({ event: 'composition', id: 'one', versions: versionsOf('v1') });
});

const written = () => lines.map((line) => JSON.parse(line));
const metrics = () => monitor.metrics.read();

describe('an event of the gateway', () => {
  it('is counted, and logged as one line with its time and the owner of its part', async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const about = { composition: 'one', trace: 'abc', detail: 'a\nb' };
    const page = '/product/rui-fish';
    monitor.report({ event: 'failure', remote: 'mf_catalog', version: 'v1', page, ...about });
    monitor.report({ event: 'failure', remote: 'mf_content', ...about });
    expect(lines.join('').trimEnd().split('\n')).toHaveLength(3);
    expect(written()[1]).toMatchObject({ owner: 'Fish', page: '/product/:slug', ...about });
    expect(written()[2]).toMatchObject({ owner: 'mf_content' });
    const text = await metrics();
    expect(text).toContain('shop_server_failures_total{remote="mf_catalog",release="v1"} 1');
    expect(text).toContain('shop_server_failures_total{remote="mf_content",release="v1"} 1');
    expect(text).toContain('shop_events_total{event="failure"} 2');
  });

  it('counts as a restart if it reports that a worker ended or could not start', async () => {
    monitor.report({ event: 'worker-exited', code: 1, composition: 'one' });
    monitor.report({ event: 'worker-not-started', code: 1, composition: 'one' });
    expect(await metrics()).toContain('shop_worker_restarts_total 2');
  });

  it('gets no metric label of its own after the maximum number of labels is reached', async () => {
    for (let count = 0; count < 500; count += 1) monitor.report({ event: `event-${count}` });
    const names = (await metrics()).match(/shop_events_total\{/g) ?? [];
    expect(names.length).toBeLessThanOrEqual(61);
  });

  it('removes the previous composition from the metrics if it reports a new composition', async () => {
    monitor.report({ event: 'composition', id: 'two', versions: versionsOf('v2') });
    const text = await metrics();
    expect(text).toContain('{composition="two",role="live",remote="mf_account",release="v2"} 1');
    expect(text).not.toContain('composition="one"');
  });
});

it('an event of a test session is logged, but counts in no metric', async () => {
  const event = { event: 'composition', id: 'qa-one', versions: versionsOf('v9') };
  monitor.log(event);
  expect(written().at(-1)).toMatchObject({ time: expect.any(String), ...event });
  const text = await metrics();
  expect(text).toContain('shop_events_total{event="composition"} 1');
  expect(text).not.toContain('v9');
});

describe('the render of a page', () => {
  const job = { url: '/product/rui-fish?x=1', composition: 'one', trace: createTrace() };

  it('is timed by owner and release, and is recorded as a span of its trace', async () => {
    const header = await monitor.timeRender(job, async (traceparent) => traceparent);
    const step = readTraceparent(header);
    expect(step?.traceId).toBe(job.trace.traceId);
    expect(spans).toMatchObject([
      { name: 'render', trace: step, parentId: job.trace.spanId, hasFailed: false },
    ]);
    const text = await metrics();
    expect(text).toContain('shop_render_seconds_count{remote="mf_catalog",release="v1"} 1');
    expect(text).toContain('shop_renders_in_flight 0');
  });

  it('counts in no metric if the page is of a test session, and is recorded as a span', async () => {
    const ofSession = { ...job, composition: 'qa-5e55-one' };
    const during = await monitor.timeRender(ofSession, metrics);
    expect(during).toContain('shop_renders_in_flight 0');
    const text = await metrics();
    expect(text).toContain('shop_renders_in_flight 0');
    expect(text).not.toContain('shop_render_seconds_count');
    expect(spans).toHaveLength(1);
  });

  it('does not count as running after it has failed', async () => {
    const render = () => monitor.timeRender(job, () => Promise.reject(new Error('gone')));
    await expect(render()).rejects.toThrow('gone');
    expect(spans).toMatchObject([{ hasFailed: true }]);
    expect(await metrics()).toContain('shop_renders_in_flight 0');
  });
});

it('metrics show the memory of a worker only while the worker reports it', async () => {
  const { workerMemory } = monitor.metrics;
  const memory = new WorkerMemory(workerMemory);
  memory.note(7, 100e6, 0);
  memory.note(8, 120e6, 10_000);
  expect(await metrics()).toContain('shop_worker_memory_bytes{worker="7"} 100000000');
  memory.note(8, 130e6, 20_000);
  const text = await metrics();
  expect(text).not.toContain('worker="7"');
  expect(text).toContain('shop_worker_memory_bytes{worker="8"} 130000000');
});

describe('createPageFinder', () => {
  const find = createPageFinder(PROJECT_PAGES);

  it.each([
    ['/', '/', 'mf_catalog'],
    ['/product/rui-fish', '/product/:slug', 'mf_catalog'],
    ['/PRODUCT/rui-fish/', '/product/:slug', 'mf_catalog'],
    ['/shop', '/shop/:slug?', 'mf_catalog'],
    ['/orders/17', '/orders/:slug', 'mf_account'],
    ['/nodibazar', '/:brand', 'mf_content'],
    ['/Signup', '/Signup', 'shell'],
    ['/orders/17/more', 'other', 'mf_account'],
    ['/wp-login.php', 'other', 'shell'],
    ['/:brand', '/:brand', 'mf_content'],
  ])('maps the path %s to the page %s and the owner %s', (path, page, owner) => {
    expect(find(path)).toEqual({ page, owner });
  });
});
