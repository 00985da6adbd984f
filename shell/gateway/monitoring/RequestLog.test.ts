import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import Fastify, { type FastifyInstance } from 'fastify';
import { createMonitor, type Monitor } from './createMonitor';
import { notePage, noteTestRequest, RequestLog } from './RequestLog';
import type { Span } from './SpanExporter';
import { serveMetrics } from './serveMetrics';
import { traceOfRequest } from './traceOfRequest';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
const versions = {
  shell: 's1',
  mf_catalog: 'c1',
  mf_cart_checkout: 'k1',
  mf_account: 'a1',
  mf_content: 'o1',
};

let lines: string[];
let spans: Span[];
let monitor: Monitor;
let gateway: FastifyInstance;

beforeEach(() => {
  lines = [];
  spans = [];
  monitor = createMonitor({
    readManifest: () => Promise.reject(new Error('none')),
    pages: () => PROJECT_PAGES,
    write: (line) => lines.push(line),
    spans: { record: (span) => spans.push(span), flush: async () => undefined },
  });
  monitor.report({ event: 'composition', id: 'c0ffee', versions });
  lines = [];
  gateway = Fastify({
    logger: {
      level: 'info',
      base: undefined,
      stream: { write: (line: string) => lines.push(line) },
    },
    logController: new RequestLog(monitor),
    genReqId: (request) => traceOfRequest(request).traceId,
  });
  serveMetrics(gateway, monitor.metrics);
  gateway.addHook('onRequest', async (request) => {
    if (request.headers['x-qa-session']) noteTestRequest(request);
  });
  gateway.get('/healthz', async () => 'ok');
  gateway.get('/api/broken', async () => {
    throw new Error('inside');
  });
  gateway.get('/*', async (request, reply) => {
    notePage(request, { composition: 'c0ffee', delivery: 'kept' });
    return reply.code(request.url.includes('down') ? 503 : 200).send('page');
  });
});
afterEach(() => gateway.close());

const written = () => lines.map((line) => JSON.parse(line));

describe('the log line of a request', () => {
  it('contains path, status and release, but nothing about the visitor', async () => {
    await gateway.inject({
      url: '/Product/rui-fish?token=secret',
      headers: { traceparent, cookie: 'accessToken=secret' },
    });
    expect(written()).toEqual([
      {
        level: 30,
        time: expect.anything(),
        trace: TRACE,
        event: 'request',
        method: 'GET',
        path: '/Product/rui-fish',
        status: 200,
        ms: expect.any(Number),
        page: '/product/:slug',
        owner: 'mf_catalog',
        version: 'c1',
        composition: 'c0ffee',
        delivery: 'kept',
      },
    ]);
    expect(lines.join('')).not.toContain('secret');
  });

  it.each([
    '/a%0d%0a{"event":"forged"}',
    '/a\r\n{"event":"forged"}',
    '/\u2028{"event":"forged"}',
    `/${'long/'.repeat(500)}`,
  ])('is a single line even if the URL is %j', async (url) => {
    await gateway.inject({ url, headers: { traceparent: `${traceparent}\r\n{"event":"forged"}` } });
    expect(
      lines
        .join('')
        .trimEnd()
        .split(/[\r\n]/),
    ).toHaveLength(1);
    expect(written()[0].event).toBe('request');
    expect(written()[0].path.length).toBeLessThanOrEqual(300);
  });

  it.each([
    ['/qa/open/5e551047.mac?to=/cart', '/qa/open/[token]'],
    ['/qa/open/5e551047.mac/', '/qa/open/[token]/'],
    ['/qa/api/~5e551047.mac/blog', '/qa/api/~[token]/blog'],
    ['/product/qa/open/rui', '/product/qa/open/rui'],
  ])('contains no token of a test session: %s is logged as %s', async (url, path) => {
    await gateway.inject(url);
    expect(written()).toMatchObject([{ event: 'request', path }]);
  });

  it('is omitted for health checks and for requests for metrics', async () => {
    await gateway.inject('/healthz');
    await gateway.inject('/metrics');
    expect(lines).toEqual([]);
  });

  it('follows the line of its error, with the same trace, if the request failed', async () => {
    await gateway.inject({ url: '/api/broken', headers: { traceparent } });
    expect(written().map(({ trace }) => trace)).toEqual([TRACE, TRACE]);
    expect(written()[0].err.message).toBe('inside');
    expect(written()[1]).toMatchObject({ event: 'request', status: 500 });
  });
});

describe('requests', () => {
  it('are counted by owner, release, status and delivery', async () => {
    await gateway.inject('/product/rui-fish');
    await gateway.inject('/orders/down');
    await gateway.inject('/no/such/page');
    const metrics = await monitor.metrics.read();
    const page = (remote: string, release: string, status: number) =>
      `shop_pages_total{remote="${remote}",release="${release}",status="${status}",delivery="kept"} 1`;
    expect(metrics).toContain(page('mf_catalog', 'c1', 200));
    expect(metrics).toContain(page('mf_account', 'a1', 503));
    expect(metrics).toContain(page('shell', 's1', 200));
    expect(metrics).toContain('shop_requests_total{kind="page",status="200"} 2');
  });

  it('count as visits of their composition, and as failures if they fail', async () => {
    for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      await gateway.inject({ url: '/product/rui-fish', remoteAddress });
      await gateway.inject({ url: '/orders/down', remoteAddress });
    }
    // The two networks with the most failures do not count.
    expect(monitor.health.read('c0ffee', 0)).toMatchObject({ visits: 2, failedVisits: 1 });
  });

  it('of a test session are logged and traced, but count neither in metrics nor as visits', async () => {
    const headers = { 'x-qa-session': 'token' };
    for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      for (const url of ['/orders/down', '/api/broken', '/product/rui-fish']) {
        await gateway.inject({ url, headers, remoteAddress });
      }
    }
    expect(await monitor.metrics.read()).not.toMatch(/shop_(pages|requests)_total\{/);
    expect(monitor.health.read('c0ffee', 0)).toMatchObject({ visits: 0, failedVisits: 0 });
    expect(written().filter(({ event }) => event === 'request')).toHaveLength(9);
    expect(spans).toHaveLength(9);
  });

  it('are recorded as spans of their trace', async () => {
    await gateway.inject({ url: '/product/rui-fish', headers: { traceparent } });
    expect(spans).toMatchObject([
      {
        trace: { traceId: TRACE },
        parentId: '00f067aa0ba902b7',
        name: 'GET /product/:slug',
        kind: 'server',
        hasFailed: false,
      },
    ]);
  });
});

describe('the metrics', () => {
  const local = { host: 'localhost:3000' };

  const privateUrl = async () =>
    (await gateway.inject({ url: '/metrics', headers: local })).headers.location ?? '';

  it('are served by a private listener, to which programs on this machine are redirected', async () => {
    const { statusCode, headers, body } = await gateway.inject({ url: '/metrics', headers: local });
    expect([statusCode, headers.location, body]).toEqual([
      307,
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/),
      '',
    ]);
    const reply = await fetch(await privateUrl());
    expect(reply.headers.get('content-type')).toContain('text/plain');
    const metrics = await reply.text();
    expect(metrics).toContain('process_resident_memory_bytes');
    expect(metrics).toContain(
      'shop_composition_info{composition="c0ffee",role="live",remote="mf_catalog",release="c1"} 1',
    );
  });

  it('are refused by the private listener if the Host header names a public host', async () => {
    const { port } = new URL(await privateUrl());
    const headers = { host: `evil.example:${port}` };
    const [reply] = await once(get({ port, path: '/metrics', headers }), 'response');
    expect([reply.statusCode, await text(reply)]).toEqual([404, '']);
  });

  it.each<[string, string, Record<string, string>]>([
    ['from another machine', '203.0.113.7', local],
    [
      'through a proxy on this machine',
      '127.0.0.1',
      { ...local, 'x-forwarded-for': '203.0.113.7' },
    ],
    ['under a public name', '127.0.0.1', { host: 'shop.example' }],
  ])('are not found if they are requested %s', async (_from, remoteAddress, headers) => {
    const reply = await gateway.inject({ url: '/metrics', headers, remoteAddress });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
  });
});
