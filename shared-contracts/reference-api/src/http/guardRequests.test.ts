import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { guardRequests, limitRequestTime } from './guardRequests';
import { handleErrors } from './handleErrors';

/**
 * Creates an app with `guardRequests` that trusts `X-Forwarded-For`. Its routes can wait for the
 * promise `gate`, which `finish` resolves.
 */
function openGuarded() {
  const app = Fastify({ trustProxy: true });
  handleErrors(app);
  guardRequests(app);
  let finish: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { app, gate, finish };
}

describe('guardRequests', () => {
  it('refuses requests above its limit, still replies to health checks, and accepts requests again after the overload', async () => {
    const { app, gate, finish } = openGuarded();
    app.get('/slow', async () => {
      await gate;
      return 'done';
    });
    app.get('/healthz', async () => 'alive');

    const replies = Array.from({ length: 300 }, (_, n) =>
      app.inject({ url: '/slow', headers: { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` } }),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    finish();
    const statuses = (await Promise.all(replies)).map(({ statusCode, headers }) =>
      statusCode === 503 ? `503 after ${headers['retry-after']}` : statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(256);
    expect(statuses.filter((status) => status === '503 after 1')).toHaveLength(44);
    expect((await app.inject('/slow')).statusCode).toBe(200);
    await app.close();
  });

  it('gives a single network at most half of the capacity', async () => {
    const { app, gate, finish } = openGuarded();
    app.get('/slow', async () => gate);
    const ask = (visitor: string) =>
      app.inject({ url: '/slow', headers: { 'x-forwarded-for': visitor } });
    const ofOne = Array.from({ length: 300 }, () => ask('10.0.0.1'));
    const ofOther = Array.from({ length: 80 }, () => ask('10.0.0.2'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    finish();
    const served = async (replies: typeof ofOne) =>
      (await Promise.all(replies)).filter(({ statusCode }) => statusCode === 200).length;
    expect([await served(ofOne), await served(ofOther)]).toEqual([128, 80]);
    await app.close();
  });

  it('serves other networks while three networks try to take the whole capacity', async () => {
    const { app, gate, finish } = openGuarded();
    app.get('/slow', async () => gate);
    const ask = (visitor: string) =>
      app.inject({ url: '/slow', headers: { 'x-forwarded-for': visitor } });
    const ofThree = Array.from({ length: 900 }, (_, n) => ask(`10.0.0.${n % 3}`));
    const ofOthers = Array.from({ length: 30 }, (_, n) => ask(`10.0.1.${n}`));
    await new Promise((resolve) => setTimeout(resolve, 100));
    finish();
    const statuses = (await Promise.all(ofOthers)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await Promise.all(ofThree);
    await app.close();
  });

  it('refuses searches at a lower load than lists, and refuses lists at a lower load than purchases', async () => {
    const { app, gate, finish } = openGuarded();
    for (const priority of ['purchase', 'list'] as const) {
      app.get(`/${priority}`, { config: { priority } }, async () => gate);
    }
    await app.ready();
    const ask = (url: string, count: number) =>
      Array.from({ length: count }, () => app.inject({ url }));
    const searches = ask('/list?productName=ilish', 250);
    const lists = ask('/list', 250);
    const purchases = ask('/purchase', 250);
    await new Promise((resolve) => setTimeout(resolve, 100));
    finish();
    const served = async (replies: typeof searches) =>
      (await Promise.all(replies)).filter(({ statusCode }) => statusCode === 200).length;
    expect([await served(searches), await served(lists), await served(purchases)]).toEqual([
      160, 64, 32,
    ]);
    await app.close();
  });

  it.each([
    ['bodies', 'application/json', undefined],
    ['files', 'multipart/form-data; boundary=x', 5_000_000],
  ])(
    'serves other clients while 300 clients send their %s very slowly',
    async (_, type, bodyLimit) => {
      const { app, gate, finish } = openGuarded();
      app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
      app.post('/order', { bodyLimit }, async () => gate);
      app.get('/list', async () => 'list');
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const sockets = Array.from({ length: 300 }, () => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(
          `POST /order HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n\r\n{`,
        );
        return socket;
      });
      await new Promise((resolve) => setTimeout(resolve, 300));
      const others = await Promise.all(
        Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/list`)),
      );
      for (const socket of sockets) socket.destroy();
      finish();
      await app.close();
      expect(others.filter(({ status }) => status === 200)).toHaveLength(50);
    },
  );
});

describe('limitRequestTime', () => {
  const app = Fastify();

  beforeAll(async () => {
    limitRequestTime(app, 100);
    app.post('/quick', async () => 'taken');
    app.post('/large', { bodyLimit: 5_000_000 }, async () => 'taken');
    await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(() => app.close());

  /**
   * Sends the first half of a body. Sends the second half 300 ms after the server has received the
   * request's headers.
   * @returns the status line of the reply; empty if the server sends no reply
   */
  async function sendSlowly(path: string): Promise<string> {
    // The cast is safe: `address()` returns a string only for a Unix socket.
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk;
      socket.end();
    });
    socket.on('error', () => undefined);
    const isClosed = once(socket, 'close');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n"`,
    );
    // On a busy machine, the server may receive the headers late, so the 300 ms begin only then.
    await once(app.server, 'request');
    setTimeout(() => socket.writable && socket.write('"'), 300);
    await isClosed;
    return reply.split('\r\n')[0] ?? '';
  }

  it('disconnects a client that sends a JSON body too slowly, but not on routes for large bodies', async () => {
    expect(await sendSlowly('/quick')).toBe('');
    expect(await sendSlowly('/large')).toBe('HTTP/1.1 200 OK');
  });
});
