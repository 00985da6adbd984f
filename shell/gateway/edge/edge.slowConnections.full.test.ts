import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { openSlowConnections, slowRequests } from '@marketplace/contracts/testing/slowConnections';
import type { FastifyInstance } from 'fastify';
import { readGatewayConfig } from '../config/GatewayConfig';
import { createGateway } from '../createGateway';
import { createMonitor } from '../monitoring/createMonitor';
import { createTestGateway } from '../testing/createTestGateway';

const OF_A_KIND = 20;
const PAGE = `<p>${'x'.repeat(400_000)}</p>`;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let host: Server;
/** `got`: number of requests that the API has received; `answers`: true if the API replies. */
let calls: { got: number; answers: boolean };
let gateway: FastifyInstance;
let pages: Awaited<ReturnType<typeof createTestGateway>>;
let port: number;

beforeEach(async () => {
  process.env.LOG_LEVEL = 'silent';
  calls = { got: 0, answers: true };
  host = createServer((request, response) => {
    calls.got += 1;
    request.resume().on('end', () => calls.answers && response.end('{}'));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  pages = await createTestGateway();
  pages.answerWith({ html: PAGE });
  const config = readGatewayConfig({ API_ORIGIN: `http://127.0.0.1:${portOf(host)}` });
  const monitor = createMonitor({
    readManifest: () => Promise.reject(new Error('none')),
    pages: () => PROJECT_PAGES,
    write: () => undefined,
  });
  // The casts are safe: this test reads no release, and `pages.watcher` has all members that the
  // gateway uses.
  gateway = await createGateway(config, {} as never, pages.watcher as never, monitor);
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  port = portOf(gateway.server);
});

afterEach(async () => {
  delete process.env.LOG_LEVEL;
  gateway.server.closeAllConnections();
  await gateway.close();
  await pages.stop();
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

// The cast is safe: a TCP listener's address is never a string.
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/**
 * Opens a public and a personal page, fetches a list from the API and places an order.
 * @returns the four statuses
 */
async function shop(): Promise<number[]> {
  const origin = `http://127.0.0.1:${port}`;
  const body = JSON.stringify({ note: 'x'.repeat(2000) });
  const json = { 'content-type': 'application/json' };
  const replies = await Promise.all([
    fetch(`${origin}/product`),
    fetch(`${origin}/orders`, { headers: { cookie: 'accessToken=x' } }),
    fetch(`${origin}/api/product/public/product`),
    fetch(`${origin}/api/order`, { method: 'POST', headers: json, body }),
  ]);
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  return replies.map(({ status }) => status);
}

describe('slow connections', () => {
  it.each([
    ['many IP addresses', (n: number) => `127.1.0.${n + 1}`],
    ['the IP address of the other visitors', () => '127.0.0.1'],
  ])(
    'from %s do not block other visitors, whichever part of the request or reply is slow',
    async (_, addressOf) => {
      const requests = Object.values(slowRequests(`127.0.0.1:${port}`)).flat();
      const slow = openSlowConnections({
        port,
        requests,
        each: OF_A_KIND,
        addressOf,
        everyMs: 50,
        openedPerSecond: 1000,
      });
      await wait(500);
      const statuses: number[] = [];
      for (let times = 0; times < 5; times += 1) statuses.push(...(await shop()));
      const [open, most] = [slow.mostOpen(), requests.length * OF_A_KIND];
      slow.close();
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect(open).toBeGreaterThan(most * 0.8);
    },
  );

  it('occupy no slot of a render worker while the client does not read the replies', async () => {
    const reader = connect(port, '127.0.0.1').pause();
    reader.on('error', () => undefined);
    const page = `GET /orders HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`;
    const isAsked = async (times: number) => {
      const end = Date.now() + 1000;
      while (pages.asked.length < times && Date.now() < end) await wait(20);
      return pages.asked.length === times;
    };
    // Sends requests until the buffers of the operating system are full of unread replies.
    let sent = 0;
    do {
      reader.write(page);
      sent += 1;
    } while ((await isAsked(sent)) && sent < 30);
    const { slots } = pages.state;
    reader.destroy();
    expect([pages.asked.length, slots]).toEqual([sent - 1, 0]);
  });

  it.each([
    ['JSON bodies', '/api/order', 'application/json', 128],
    ['files', '/api/file/upload-file', 'multipart/form-data; boundary=x', 64],
  ])(
    'that send %s do not block other visitors of the same network',
    async (_, path, type, most) => {
      const order = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n\r\n{`;
      const senders = Array.from({ length: 300 }, (): Socket => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined).write(order);
        return socket.resume();
      });
      await wait(500);
      const open = await new Promise((resolve) =>
        host.getConnections((__, count) => resolve(count)),
      );
      const statuses = await shop();
      for (const sender of senders) sender.destroy();
      expect(statuses).toEqual([200, 200, 200, 200]);
      expect(open).toBeLessThanOrEqual(most);
    },
  );
});

describe('a connection that sends hundreds of requests without waiting for replies', () => {
  const named = 'host: 127.0.0.1\r\n';

  it.each([
    ['pages of one visitor', '/orders', named],
    ['calls of the API', '/api/menu/1', named],
    ['the feed', '/blog/feed.xml', named],
    ['sitemaps', '/sitemap.xml', named],
    ['calls with an expect header', '/api/menu/1', `${named}expect: x\r\n`],
    ['calls without a host header', '/api/menu/1', ''],
  ])('is closed before the gateway handles the first request: %s', async (_, path, headers) => {
    calls.answers = false;
    pages.answerWith(() => new Promise(() => undefined));
    const request = (lines: string) => `GET ${path} HTTP/1.1\r\n${lines}\r\n`;
    const socket = connect(port, '127.0.0.1').resume();
    socket.on('error', () => undefined).write(request(headers).repeat(600));
    const end = Date.now() + 3000;
    while (!socket.destroyed && Date.now() < end) await wait(20);
    const isClosed = socket.destroyed;
    socket.destroy();
    expect([isClosed, pages.asked.length + calls.got]).toEqual([true, 0]);
  });
});
