import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { bodyLimit, JSON_BODY_LIMIT } from '@marketplace/contracts/api/bodyLimit';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { proxyApi } from './proxyApi';

const UPLOAD = '/api/file/upload-file';
/** Query of requests to which the test host does not reply. */
const UNANSWERED = '?unanswered';
const MEGABYTE = 1024 * 1024;

describe('the proxy to the API host', () => {
  let host: Server;
  let gateway: FastifyInstance;
  let received: { bytes: number; isWhole: boolean }[];

  beforeAll(async () => {
    host = createServer((request, response) => {
      const seen = { bytes: 0, isWhole: false };
      received.push(seen);
      request.on('data', (chunk: Buffer) => {
        seen.bytes += chunk.length;
      });
      request.on('error', () => undefined);
      request.on('end', () => {
        seen.isWhole = true;
        if (!request.url?.endsWith(UNANSWERED)) response.end(JSON.stringify({ bytes: seen.bytes }));
      });
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    gateway = Fastify();
    await proxyApi(gateway, `http://127.0.0.1:${portOf(host)}`);
    await gateway.listen({ host: '127.0.0.1', port: 0 });
  });

  beforeEach(() => {
    received = [];
  });

  afterAll(async () => {
    await gateway.close();
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  });

  // The cast is safe: a TCP listener's address is never a string.
  const portOf = (server: Server) => (server.address() as AddressInfo).port;

  interface Sent {
    status: number;
    body: { code?: string; bytes?: number };
  }

  /**
   * Sends a body of the given size. Like a browser, reads the reply only after the whole body is
   * sent.
   */
  function send(path: string, bytes: number, hasLength: boolean): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': path === UPLOAD ? 'multipart/form-data; boundary=x' : 'application/json',
        ...(hasLength && { 'content-length': bytes }),
      };
      const port = portOf(gateway.server);
      const sending = httpRequest({ port, path, method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }),
        );
      });
      sending.on('error', reject);
      for (let left = bytes; left > 0; left -= 65_536) {
        sending.write(Buffer.alloc(Math.min(left, 65_536)));
      }
      sending.end();
    });
  }

  describe.each([
    ['with a stated length', true],
    ['without a stated length', false],
  ])('a body %s', (_, hasLength) => {
    it.each([
      ['/api/customer/subscribe', JSON_BODY_LIMIT],
      [UPLOAD, bodyLimit(uploadFiles)],
      [`${UPLOAD}?x=1`, bodyLimit(uploadFiles)],
    ])('is passed on to %s if it has exactly the maximum length', async (path, limit) => {
      expect(await send(path, limit, hasLength)).toEqual({ status: 200, body: { bytes: limit } });
    });

    it.each([
      ['/api/customer/subscribe', JSON_BODY_LIMIT + 1],
      ['/api/customer/subscribe', 8 * MEGABYTE],
      ['/api/file/upload-file/', 8 * MEGABYTE],
      ['/api/file/other', 8 * MEGABYTE],
      [UPLOAD, bodyLimit(uploadFiles) + 1],
    ])('is refused with 413 if it is sent to %s with %d bytes', async (path, bytes) => {
      expect(await send(path, bytes, hasLength)).toMatchObject({
        status: 413,
        body: { statusCode: 413, code: 'too-large' },
      });
      expect(received.filter(({ isWhole }) => isWhole)).toEqual([]);
    });
  });

  it('passes on an upload while it is still arriving', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 20 };
    const port = portOf(gateway.server);
    const sending = httpRequest({ port, path: UPLOAD, method: 'POST', headers });
    const answered = once(sending, 'response');
    sending.write('0123456789');
    while (!received[0]?.bytes) await setImmediate();
    expect(received).toEqual([{ bytes: 10, isWhole: false }]);
    sending.end('0123456789');
    await answered;
    expect(received).toEqual([{ bytes: 20, isWhole: true }]);
  });

  it('passes on a complete request, but not the 300 requests whose bodies are still arriving', async () => {
    const port = portOf(gateway.server);
    const headers = { 'content-type': 'application/json', 'content-length': 5000 };
    const slow = Array.from({ length: 300 }, () => {
      const sending = httpRequest({ port, path: '/api/order', method: 'POST', headers });
      sending.on('error', () => undefined);
      sending.write('{');
      return sending;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { status } = await fetch(`http://127.0.0.1:${port}/api/blog`);
    for (const sending of slow) sending.destroy();
    expect([status, received.length]).toEqual([200, 1]);
  });

  it('replies with 408 and a reason if a request body arrives too slowly', async () => {
    const impatient = Fastify();
    await proxyApi(impatient, `http://127.0.0.1:${portOf(host)}`, { bodyLimitMs: 100 });
    await impatient.listen({ host: '127.0.0.1', port: 0 });
    const reply = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': 5000 };
      const port = portOf(impatient.server);
      const sending = httpRequest(
        { port, path: '/api/order', method: 'POST', headers },
        (answer) => {
          let text = '';
          answer.on('data', (chunk) => {
            text += chunk;
          });
          answer.on('end', () => resolve({ status: answer.statusCode, text }));
        },
      );
      sending.on('error', reject);
      sending.write('{');
    });
    await impatient.close();
    expect(reply.status).toBe(408);
    expect(JSON.parse(reply.text)).toMatchObject({ statusCode: 408, code: 'too-slow' });
    expect(received).toEqual([]);
  });

  it.each([
    ['disconnects during an upload', 1000, false],
    ['disconnects after an upload, before the reply', 10, true],
  ])(
    'closes the connection to the host when a visitor %s',
    async (_, length, isWhole) => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': length,
      };
      const port = portOf(gateway.server);
      const broken = new Promise((resolve) =>
        host.once('request', (request) => request.socket.on('close', resolve)),
      );
      const path = `${UPLOAD}${UNANSWERED}`;
      const sending = httpRequest({ port, path, method: 'POST', headers });
      sending.on('error', () => undefined);
      sending.write('0123456789');
      while (received[0]?.bytes !== 10 || received[0].isWhole !== isWhole) await setImmediate();
      sending.destroy();
      await broken;
      expect(received).toEqual([{ bytes: 10, isWhole }]);
      // The time limit of this test is shorter than that of the proxied call, because a call that
      // exceeds its limit closes the connection as well.
    },
    8000,
  );

  describe('a request that fails at the host', () => {
    let closing: Server;
    let shop: FastifyInstance;
    let asked: string[];
    let logged: string[];

    beforeEach(async () => {
      asked = [];
      logged = [];
      const used = new WeakSet<object>();
      closing = createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        if (request.url === '/busy') response.writeHead(503, { 'retry-after': '1' }).end('{}');
        else if (used.has(request.socket)) request.socket.destroy();
        else response.end('{}');
        used.add(request.socket);
      });
      await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
      const stream = { write: (line: string) => logged.push(line) };
      shop = Fastify({ logger: { level: 'warn', stream } });
      await proxyApi(shop, `http://127.0.0.1:${portOf(closing)}`);
      await shop.inject('/api/first');
    });

    afterEach(async () => {
      await shop.close();
      closing.closeAllConnections();
      await new Promise((resolve) => closing.close(resolve));
    });

    it('is sent once more if it is a GET and the host closes the connection', async () => {
      expect((await shop.inject('/api/blog')).statusCode).toBe(200);
      expect(asked).toEqual(['GET /first', 'GET /blog', 'GET /blog']);
    });

    it('is not sent again if it is a POST and the host closes the connection', async () => {
      const reply = await shop.inject({ method: 'POST', url: '/api/order', payload: {} });
      expect(reply.json()).toMatchObject({ statusCode: 503, code: 'api-unavailable' });
      expect(asked).toEqual(['GET /first', 'POST /order']);
    });

    it('is logged without its query if the host closes the connection', async () => {
      await shop.inject({ method: 'POST', url: '/api/order?token=secret', payload: {} });
      const lines = logged.map((line) => JSON.parse(line));
      expect(lines.filter(({ event }) => event === 'call-unanswered')).toMatchObject([
        { method: 'POST', path: '/api/order' },
      ]);
      expect(logged.join('')).not.toContain('secret');
    });

    it('is not sent again if the host replies with 503', async () => {
      closing.closeAllConnections();
      const reply = await shop.inject('/api/busy');
      expect(reply.statusCode).toBe(503);
      expect(asked).toEqual(['GET /first', 'GET /busy']);
    });
  });

  it.each([
    '/api//OTHER/x',
    '/api/http://OTHER/x',
    '/api/\\OTHER/x',
    '/api/%2F%2FOTHER/x',
    '/api/x/../..//OTHER/x',
    '/api/@OTHER/x',
    'http://OTHER/api/x',
  ])('sends no request to another host that the URL names: %s', async (address) => {
    const asked: unknown[] = [];
    const other = createServer((request, response) => {
      asked.push(request.url);
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const path = address.replace('OTHER', `127.0.0.1:${portOf(other)}`);
    const answered = await new Promise((resolve, reject) => {
      const asking = httpRequest({ port: portOf(gateway.server), path }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode));
      });
      asking.on('error', reject).end();
    });
    await new Promise((resolve) => other.close(resolve));
    expect(answered).toEqual(expect.any(Number));
    expect(asked).toEqual([]);
  });

  it('logs nothing for a call to which the host replies', async () => {
    const lines: string[] = [];
    const quiet = Fastify({
      logger: { stream: { write: (line: string) => lines.push(line) } },
      logController: new LogController({ disableRequestLogging: true }),
    });
    await proxyApi(quiet, `http://127.0.0.1:${portOf(host)}`);
    expect((await quiet.inject('/api/blog?q=secret')).statusCode).toBe(200);
    await quiet.close();
    expect(lines).toEqual([]);
  });

  it('replies with 503 if the host is down', async () => {
    const lonely = Fastify();
    await proxyApi(lonely, 'http://127.0.0.1:1');
    const reply = await lonely.inject('/api/blog');
    expect(reply.json()).toMatchObject({ statusCode: 503, code: 'api-unavailable' });
    expect(reply.headers['retry-after']).toBe('5');
    await lonely.close();
  });
});
