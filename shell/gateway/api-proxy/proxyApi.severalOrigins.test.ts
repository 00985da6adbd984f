import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { ApiOrigins } from '../api-origins/ApiOrigins';
import { proxyApi } from './proxyApi';

interface Asked {
  host: 'first' | 'second';
  call: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const KEY = { 'idempotency-key': '9c5b94b1-35ad-49bb-b118-8e8fc24abf80' };

describe('the proxy to several API hosts', () => {
  let hosts: Server[];
  let origins: string[];
  let known: ApiOrigins;
  let gateway: FastifyInstance;
  let changes: string[];
  let asked: Asked[];
  /** What the first host does with a call: closes its connection after reading it, or replies. */
  let isBroken: boolean;
  let isReady: boolean;

  beforeEach(async () => {
    [asked, changes, isBroken, isReady] = [[], [], false, true];
    const serve = async (host: Asked['host']) => {
      const server = createServer(async (request, response) => {
        if (request.url === '/readyz') {
          response.writeHead(host === 'second' || isReady ? 200 : 503).end();
          return;
        }
        const body = (await buffer(request).catch(() => Buffer.from(''))).toString();
        const { method, url, headers } = request;
        asked.push({ host, call: `${method} ${url}`, headers, body });
        if (host === 'first' && isBroken) request.socket.destroy();
        else response.end(JSON.stringify({ host }));
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    };
    hosts = [await serve('first'), await serve('second')];
    // The cast is safe: a TCP listener's address is never a string.
    origins = hosts.map((host) => `http://127.0.0.1:${(host.address() as AddressInfo).port}`);
    known = new ApiOrigins(origins, (origin, isUp) =>
      changes.push(`${origin === origins[0] ? 'first' : 'second'} ${isUp ? 'up' : 'down'}`),
    );
    gateway = Fastify({ trustProxy: true });
    gateway.addHook('onClose', async () => known.stop());
    await proxyApi(gateway, origins[0] ?? '', { origins: known });
    await gateway.ready();
  });

  afterEach(async () => {
    await gateway.close();
    for (const host of hosts) {
      host.closeAllConnections();
      if (host.listening) await new Promise((resolve) => host.close(resolve));
    }
  });

  const order = (headers: Record<string, string> = {}, url = '/api/order') =>
    gateway.inject({ method: 'POST', url, payload: { cartUuid: 'x' }, headers });
  /** Makes calls until one was sent to the first host. */
  async function untilFirst(call: () => ReturnType<typeof order>) {
    for (;;) {
      asked = [];
      const reply = await call();
      if (asked[0]?.host === 'first') return reply;
    }
  }
  const hostsAsked = () => asked.map(({ host }) => host);

  it('sends calls to them in turn, with the address of the visitor', async () => {
    for (let n = 0; n < 4; n += 1) {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      expect((await gateway.inject({ url: '/api/blog?q=1', headers })).statusCode).toBe(200);
    }
    expect([...new Set(asked.map(({ call }) => call))]).toEqual(['GET /blog?q=1']);
    expect(hostsAsked().sort()).toEqual(['first', 'first', 'second', 'second']);
    expect(asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual(
      Array(4).fill('203.0.113.9'),
    );
    expect(asked.map(({ host, headers }) => `http://${headers.host} ${host}`).sort()).toEqual(
      [
        `${origins[0]} first`,
        `${origins[0]} first`,
        `${origins[1]} second`,
        `${origins[1]} second`,
      ].sort(),
    );
  });

  it('repeats a GET elsewhere if a host closes the connection, and then avoids this host', async () => {
    isBroken = true;
    const reply = await untilFirst(() => gateway.inject('/api/blog'));
    expect(reply.json()).toEqual({ host: 'second' });
    expect(hostsAsked()).toEqual(['first', 'second']);
    expect(changes).toEqual(['first down']);
    asked = [];
    for (let n = 0; n < 4; n += 1) await gateway.inject('/api/blog');
    expect(hostsAsked()).toEqual(Array(4).fill('second'));
  });

  it('repeats a call with an idempotency key elsewhere, with the same body and headers', async () => {
    isBroken = true;
    const reply = await untilFirst(() => order({ ...KEY, 'x-forwarded-for': '203.0.113.9' }));
    expect(reply.json()).toEqual({ host: 'second' });
    const [first, second] = asked;
    expect(second?.body).toBe('{"cartUuid":"x"}');
    expect({ ...second?.headers, host: '' }).toEqual({ ...first?.headers, host: '' });
    expect(second?.headers).toMatchObject({ ...KEY, 'x-forwarded-for': '203.0.113.9' });
  });

  it.each<[string, Record<string, string>, string]>([
    ['has no idempotency key', {}, '/api/order'],
    ['takes no idempotency key', KEY, '/api/customer/auth/signin'],
  ])('does not repeat a call that %s and may have arrived', async (_, headers, url) => {
    isBroken = true;
    const reply = await untilFirst(() => order(headers, url));
    expect(reply.json()).toMatchObject({ statusCode: 503, code: 'api-unavailable' });
    expect(hostsAsked()).toEqual(['first']);
  });

  it('sends any call elsewhere if a host accepts no connection', async () => {
    hosts[0]?.closeAllConnections();
    await new Promise((resolve) => hosts[0]?.close(resolve));
    for (let n = 0; n < 4; n += 1) expect((await order()).json()).toEqual({ host: 'second' });
    expect(asked.map(({ body }) => body)).toEqual(Array(4).fill('{"cartUuid":"x"}'));
    expect(changes).toEqual(['first down']);
  });

  it.each([
    ['a GET', { method: 'GET', payload: 'x' }],
    ['a HEAD', { method: 'HEAD', payload: 'x' }],
    ['a GET of an empty body', { method: 'GET', headers: { 'transfer-encoding': 'chunked' } }],
  ] as const)('repeats %s with a body elsewhere, without the body', async (_, sent) => {
    isBroken = true;
    const reply = await untilFirst(() => gateway.inject({ url: '/api/blog', ...sent }));
    expect(reply.statusCode).toBe(200);
    expect(asked.map(({ host, body }) => [host, body])).toEqual([
      ['first', ''],
      ['second', ''],
    ]);
  });

  it('repeats a call once only', async () => {
    for (const host of hosts) {
      host.closeAllConnections();
      await new Promise((resolve) => host.close(resolve));
    }
    const reply = await gateway.inject('/api/blog');
    expect(reply.json()).toMatchObject({ statusCode: 503, code: 'api-unavailable' });
  });

  it('avoids a host that says it is not ready, until it is ready', async () => {
    known.start();
    changes = [];
    isReady = false;
    while (!changes.includes('first down')) await new Promise((done) => setTimeout(done, 50));
    for (let n = 0; n < 4; n += 1) await gateway.inject('/api/blog');
    expect(hostsAsked()).toEqual(Array(4).fill('second'));
    isReady = true;
    while (!changes.includes('first up')) await new Promise((done) => setTimeout(done, 50));
    for (let n = 0; n < 2; n += 1) await gateway.inject('/api/blog');
    expect(hostsAsked()).toContain('first');
  });
});
