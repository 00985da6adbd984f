import { once } from 'node:events';
import { type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { deleteExpiredCodes } from '../customers/oneTimeCodes';
import type { Database } from '../database/schema';
import { createDispatcher } from '../providers/createDispatcher';
import { deleteExpiredMessages, outboxMessenger } from '../providers/outbox';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { createApi } from './createApi';

const clock = createClock();
let db: Database;
let close: () => Promise<void>;
let app: FastifyInstance;

beforeAll(async () => {
  ({ db, close } = await openPostgres());
  app = open(true);
}, OPEN_LIMIT_MS);

afterAll(async () => {
  await app?.close();
  await close?.();
});

const open = (hasDevTools: boolean) =>
  createApi({ db, now: clock.now, mediaDir: '/nowhere', mediaBaseUrl: '', hasDevTools });

describe('GET /dev/outbox', () => {
  const log = pino({ level: 'silent' });

  beforeEach(() => createTestMarket(db));

  const forget = (emailOrPhone: string) =>
    app.inject({
      method: 'POST',
      url: '/auth/customer/forgot-password',
      payload: { emailOrPhone },
    });

  const read = async (query: string) => app.inject(`/dev/outbox${query}`);

  it.each([
    ['?to=01711000001'],
    ['?to=%2B8801711000001'],
    ['?to=+8801711000001'],
    ['?to=%E0%A7%A6%E0%A7%A7711-000001'],
    ['?to=RAHIM@example.com%20', 'rahim@example.com'],
  ])('lists the messages to the recipient in %s', async (query, account = '01711000001') => {
    await forget(account);
    const reply = await read(query);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      items: [
        {
          to: account.includes('@') ? account : '+8801711000001',
          channel: account.includes('@') ? 'email' : 'sms',
          subject: account.includes('@') ? 'Nodibazar: your code for a new password' : null,
          text: expect.stringMatching(/\d{6}/),
          sentAt: clock.now().toISOString(),
        },
      ],
    });
  });

  it('lists the newest message first, even if several messages were sent at the same moment', async () => {
    const { send, settled } = createDispatcher({
      messengers: {},
      outbox: outboxMessenger({ db, now: clock.now }),
      isRecorded: true,
      log,
    });
    for (const text of ['first', 'second', 'third']) {
      send({ to: '+8801711000001', channel: 'sms', text });
      await settled();
      if (text === 'second') clock.advance(1);
    }
    const { items } = (await read('?to=01711000001')).json();
    expect(items.map(({ text }: { text: string }) => text)).toEqual(['third', 'second', 'first']);
  });

  it.each(['', '?to=', '?to=%20', '?to=a&to=b', '?to=%00'])(
    'refuses the query %p',
    async (query) => {
      const reply = await read(query);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ message: ['to must be a phone or an e-mail address'] });
    },
  );

  it('does not exist without developer tools', async () => {
    const reply = await open(false).inject('/dev/outbox?to=01711000001');
    expect(reply.statusCode).toBe(404);
  });

  it('keeps messages for a day, until a job deletes them together with old one-time codes', async () => {
    await forget('01711000001');
    await forget('rahim@example.com');
    clock.advance(60);
    const kept = async () => ({
      messages: (await db.selectFrom('outboxMessages').select('uuid').execute()).length,
      codes: (await db.selectFrom('resetCodes').select('customerUuid').execute()).length,
    });
    const purgeMessages = () =>
      Promise.all(
        [deleteExpiredCodes, deleteExpiredMessages].map((job) => job({ db, now: clock.now })),
      );
    await read('?to=x');
    clock.advance(24 * 3600 - 60);
    await purgeMessages();
    expect(await kept()).toEqual({ messages: 2, codes: 1 });
    clock.advance(601);
    await purgeMessages();
    expect(await kept()).toEqual({ messages: 0, codes: 0 });
    expect(
      await db.selectFrom('customers').select('uuid').where('uuid', '=', CUSTOMER.rahim).execute(),
    ).toHaveLength(1);
  });
});

describe('the developer tools', () => {
  let server: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    server = open(true);
    await server.listen({ host: '127.0.0.1', port: 0 });
    // The cast is safe: `address()` returns a string only for a Unix socket.
    ({ port } = server.server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  const OUTBOX = '/dev/outbox?to=01711000001';

  /** Sends a request. Unlike `fetch`, sends any given `Host` header and follows no redirect. */
  async function ask(
    path: string,
    {
      at = port,
      headers = {},
      method = 'GET',
    }: { at?: number; headers?: OutgoingHttpHeaders; method?: string } = {},
  ) {
    const asking = request({ host: '127.0.0.1', port: at, path, method, headers }).end(
      method === 'POST' ? '{}' : undefined,
    );
    const [reply] = await once(asking, 'response');
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
  }

  async function privateOrigin(): Promise<URL> {
    const { headers } = await ask(OUTBOX);
    return new URL(headers.location);
  }

  it('listen on a private port, to which the public port redirects requests from the same machine', async () => {
    const { status, headers, body } = await ask(OUTBOX);
    expect([status, body]).toEqual([307, '']);
    expect(headers.location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/dev\/outbox\?to=01711000001$/);
    expect(new URL(headers.location).port).not.toBe(String(port));
    expect(await (await fetch(`http://127.0.0.1:${port}${OUTBOX}`)).json()).toEqual({ items: [] });
  });

  it('receive the method and body of a request that the public port redirects', async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/dev/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/nowhere' }),
    });
    expect((await reply.json()).faults).toMatchObject([{ path: '/nowhere' }]);
  });

  it.each<[string, string, OutgoingHttpHeaders]>([
    ['a forwarded request', OUTBOX, { 'x-forwarded-for': '203.0.113.7' }],
    ['a request to a public host name', OUTBOX, { host: 'shop.example' }],
    ['a request through a proxy', OUTBOX, { via: '1.1 proxy' }],
    [
      'a forwarded request with an encoded path',
      '/%64ev/outbox?to=1',
      { 'x-real-ip': '203.0.113.7' },
    ],
  ])('do not exist for %s', async (_, path, headers) => {
    expect(await ask(path, { headers })).toMatchObject({ status: 404 });
  });

  it.each([
    ['/%64ev/outbox?to=1', 307],
    ['/dev/%6futbox?to=1', 307],
    ['//dev/outbox?to=1', 404],
    ['/x/../dev/outbox?to=1', 404],
  ])('are not served by the public port at %s, which replies %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  it('refuse a request on the private port with another host name', async () => {
    const at = Number((await privateOrigin()).port);
    const headers = { host: `evil.example:${at}` };
    expect(await ask(OUTBOX, { at, headers })).toMatchObject({ status: 404, body: '' });
  });

  it('refuse forms that another site posts, and let no other origin read their replies', async () => {
    const at = Number((await privateOrigin()).port);
    const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
    for (const path of ['/dev/faults', '/dev/advance', '/dev/publish']) {
      const reply = await ask(path, { at, headers, method: 'POST' });
      expect(reply.status).toBe(415);
      expect(Object.keys(reply.headers).join()).not.toContain('access-control');
    }
  });
});

describe('POST /dev/advance', () => {
  let orderNumber: number;

  beforeEach(async () => {
    await createTestMarket(db);
    const { orderUuid } = await createTestOrder(db, CUSTOMER.rahim, PRODUCT.rui, 'placed');
    const order = await db
      .selectFrom('orders')
      .select('orderNumber')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow();
    orderNumber = Number(order.orderNumber);
  });

  const post = (payload: object, api = app) =>
    api.inject({ method: 'POST', url: '/dev/advance', payload });
  const readStatus = async () =>
    (
      await db
        .selectFrom('orders')
        .select('status')
        .where('orderNumber', '=', orderNumber)
        .executeTakeFirstOrThrow()
    ).status;

  it('advances an order', async () => {
    const response = await post({ orderNumber, to: 'confirmed' });
    expect(response.statusCode).toBe(200);
    expect(await readStatus()).toBe('confirmed');
  });

  it('refuses to advance an order if that would skip a step', async () => {
    const response = await post({ orderNumber, to: 'delivered' });
    expect(response.statusCode).toBe(409);
    expect(await readStatus()).toBe('placed');
  });

  it.each([{}, { orderNumber: 'x', to: 'confirmed' }, { orderNumber: 1, to: 'lost' }])(
    'refuses the body %j',
    async (payload) => {
      expect((await post(payload)).statusCode).toBe(400);
    },
  );

  it('does not exist without developer tools', async () => {
    expect((await post({ orderNumber, to: 'confirmed' }, open(false))).statusCode).toBe(404);
    expect(await readStatus()).toBe('placed');
  });
});

describe('POST /dev/publish', () => {
  const handle = 'how-to-choose-fish';

  beforeEach(() => createTestMarket(db));

  const publish = (payload: object) => app.inject({ method: 'POST', url: '/dev/publish', payload });
  const read = async () => (await app.inject(`/blog/by-handle/${handle}`)).statusCode;

  it('unpublishes a post and publishes it again', async () => {
    expect(await read()).toBe(200);
    await publish({ handle, publishedAt: '2999-01-01T00:00:00.000Z' });
    expect(await read()).toBe(404);
    await publish({ handle, publishedAt: '2024-03-01T08:00:00.000Z' });
    expect(await read()).toBe(200);
  });

  it.each([
    [{ handle, publishedAt: 'never' }, 400],
    [{ handle: 'no-such-post', publishedAt: '2024-03-01T08:00:00.000Z' }, 404],
  ])('replies to %j with status %i', async (payload, status) => {
    expect((await publish(payload)).statusCode).toBe(status);
  });

  it('does not exist without developer tools', async () => {
    const payload = { handle, publishedAt: '2999-01-01T00:00:00.000Z' };
    const reply = await open(false).inject({ method: 'POST', url: '/dev/publish', payload });
    expect(reply.statusCode).toBe(404);
  });
});
