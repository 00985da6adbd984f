import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { CompositionWatcher } from './CompositionWatcher';
import { NONCE_HEADER, ORIGIN_HEADER } from './renderProtocol';
import { servePages } from './servePages';

const socket = path.join(mkdtempSync(path.join(tmpdir(), 'worker-')), 'worker.sock');
let asked: { url?: string; headers: IncomingHttpHeaders } = { headers: {} };

// A worker that says what it was asked; the process boundary is the same as the real one's.
const worker = createServer(({ url, headers }, response) => {
  asked = { url, headers };
  response.writeHead(200, { 'content-type': 'text/html', 'x-inside': 'secret' }).end('<p>ok</p>');
});

const watcherOf = (nextSocket: () => string | undefined) =>
  ({ workers: { nextSocket } }) as CompositionWatcher; // all that pages ask of it

function gatewayWith(options: { publicOrigin?: string; isDown?: boolean } = {}) {
  const gateway = Fastify();
  const watcher = watcherOf(() => (options.isDown ? undefined : socket));
  servePages(gateway, watcher, options.publicOrigin);
  return gateway;
}

beforeAll((done) => void worker.listen(socket, done));
afterAll((done) => void worker.close(done));

describe('pages', () => {
  it('reach a worker with what may change them and nothing else of the visitor', async () => {
    await gatewayWith().inject({
      url: '/product?pageNumber=2',
      headers: {
        host: 'shop.example',
        cookie: 'cartQuantity=2',
        'accept-language': 'bn',
        'x-forwarded-host': 'evil.example',
        'x-original-url': '/orders',
        [NONCE_HEADER]: 'chosen-by-the-visitor',
        [ORIGIN_HEADER]: 'https://evil.example',
      },
    });
    const { host: _host, connection: _connection, ...headers } = asked.headers;
    expect(asked.url).toBe('/product?pageNumber=2');
    expect(headers).toEqual({
      cookie: 'cartQuantity=2',
      'accept-language': 'bn',
      [NONCE_HEADER]: expect.stringMatching(/^[\w+/]{22}==$/),
      [ORIGIN_HEADER]: 'http://shop.example',
    });
  });

  it('name themselves by the public origin, whatever host they were asked for', async () => {
    const gateway = gatewayWith({ publicOrigin: 'https://shop.example' });
    await gateway.inject({ url: '/', headers: { host: 'evil.example' } });
    expect(asked.headers[ORIGIN_HEADER]).toBe('https://shop.example');
  });

  it('pass on no header that is the business of the inside, and vary by what they read', async () => {
    const { headers } = await gatewayWith().inject('/orders/x.css');
    expect(headers['x-inside']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding, cookie, accept-language');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-type']).toBe('text/html');
  });

  it('are a page that needs nothing else while no worker is there', async () => {
    const { statusCode, headers, body } = await gatewayWith({ isDown: true }).inject('/');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('We will be right back');
  });
});
