import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { openSpanExporter, type Span, spanOfCall } from './SpanExporter';

interface Export {
  resourceSpans: {
    resource: object;
    scopeSpans: { spans: { traceId: string; [field: string]: unknown }[] }[];
  }[];
}

const TRACE = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const span: Span = {
  trace: TRACE,
  parentId: 'b7ad6b7169203331',
  name: 'GET /product/:slug',
  kind: 'server',
  startedAt: 1_768_468_800_000,
  ms: 12.5,
  hasFailed: false,
  attributes: { 'http.response.status_code': 200, 'http.request.method': 'GET' },
};

describe('spans', () => {
  let collector: Server;
  let endpoint: string;
  let received: { url?: string; headers: IncomingHttpHeaders; body: Export }[];

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      // The cast is safe: the exporter sends only OTLP exports.
      const body = (await json(request)) as Export;
      received.push({ url: request.url, headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    // The cast is safe: a TCP listener's address is never a string.
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    received = [];
  });
  afterAll(() => {
    collector.closeAllConnections();
    collector.close();
  });

  const open = (environment = {}) =>
    openSpanExporter({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...environment }, 'gateway');
  const spans = () =>
    received
      .flatMap(({ body }) => body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
      .flatMap((scope) => scope.spans);

  it('are not exported if no collector is configured', () => {
    expect(openSpanExporter({}, 'gateway')).toBeUndefined();
  });

  it('reach the collector in the OTLP format', async () => {
    const exporter = open({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b' });
    exporter?.record(span);
    await exporter?.flush();
    expect(received[0]).toMatchObject({
      url: '/v1/traces',
      headers: { 'content-type': 'application/json', 'x-key': 'a b' },
    });
    expect(received[0]?.body.resourceSpans[0]?.resource).toEqual({
      attributes: [{ key: 'service.name', value: { stringValue: 'gateway' } }],
    });
    expect(spans()).toEqual([
      {
        ...TRACE,
        parentSpanId: 'b7ad6b7169203331',
        name: 'GET /product/:slug',
        kind: 2,
        startTimeUnixNano: '1768468800000000000',
        endTimeUnixNano: '1768468800012500000',
        attributes: [
          { key: 'http.response.status_code', value: { intValue: '200' } },
          { key: 'http.request.method', value: { stringValue: 'GET' } },
        ],
        status: {},
      },
    ]);
  });

  it('contain no queries of API calls', () => {
    const call = {
      trace: TRACE,
      parentId: 'b7ad6b7169203331',
      method: 'GET',
      url: 'http://127.0.0.1:4000/product?search=secret',
      startedAt: 1,
      ms: 2,
    };
    expect(spanOfCall(call)).toMatchObject({
      name: 'GET /product',
      kind: 'client',
      hasFailed: true,
    });
    expect(JSON.stringify(spanOfCall({ ...call, status: 200 }))).not.toContain('secret');
  });

  it('contain no token of a test session, which the worker of the session sends in the path', () => {
    const call = spanOfCall({
      trace: TRACE,
      parentId: 'b7ad6b7169203331',
      method: 'GET',
      url: 'http://127.0.0.1:3000/qa/api/~5e551047.mac/blog?pageSize=2',
      startedAt: 1,
      ms: 2,
    });
    expect(call).toMatchObject({
      name: 'GET /qa/api/~[token]/blog',
      attributes: { 'url.path': '/qa/api/~[token]/blog' },
    });
  });

  it('are exported for the same traces by all processes that export the same share of traces', async () => {
    const exporters = [
      open({ OTEL_TRACES_SAMPLER_ARG: '0.25' }),
      open({ OTEL_TRACES_SAMPLER_ARG: '0.25' }),
    ];
    const ids = ['00000000', '3fffffff', '40000000', 'ffffffff'].map(
      (end) => `${'a'.repeat(24)}${end}`,
    );
    for (const exporter of exporters) {
      for (const traceId of ids) exporter?.record({ ...span, trace: { ...TRACE, traceId } });
      await exporter?.flush();
    }
    expect(spans().map(({ traceId }) => traceId.slice(-8))).toEqual([
      '00000000',
      '3fffffff',
      '00000000',
      '3fffffff',
    ]);
  });

  it('are dropped without an error if the collector is down', async () => {
    const exporter = open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    for (let count = 0; count < 5000; count += 1) exporter?.record(span);
    await expect(exporter?.flush()).resolves.toBeUndefined();
  });

  it("are dropped if they are recorded while 10 earlier batches wait for the collector's reply", async () => {
    let reply: (response: Response) => void = () => undefined;
    const replied = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    const send = jest.spyOn(globalThis, 'fetch').mockReturnValue(replied);
    const exporter = open();
    const record = (count: number) => {
      for (let index = 0; index < count; index += 1) exporter?.record(span);
    };
    record(5000);
    expect(send).toHaveBeenCalledTimes(10); // batches of 200
    reply(new Response());
    await exporter?.flush();
    record(200);
    expect(send).toHaveBeenCalledTimes(11);
    send.mockRestore();
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is "collector"'],
    [{ OTEL_TRACES_SAMPLER_ARG: 'all' }, 'OTEL_TRACES_SAMPLER_ARG is "all"'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=100%' }, 'OTEL_EXPORTER_OTLP_HEADERS is malformed'],
  ])('cannot be exported if a variable is invalid; an error names it: %j', (variables, message) => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
    expect(() => open({ ...collector, ...variables })).toThrow(message);
  });
});
