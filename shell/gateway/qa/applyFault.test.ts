import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiFault } from '@marketplace/contracts/testSession';
import Fastify, { type FastifyInstance } from 'fastify';
import { applyFault } from './applyFault';

const HOST = '127.0.0.1';

describe('applyFault', () => {
  let gateway: FastifyInstance;
  let session: { settings: { faults?: ApiFault[] }; hits: Map<number, number> };
  /** Calls that reached the API host. */
  let passedOn: string[];
  /** Number of calls for which `applyFault` has returned. */
  let applied: number;

  beforeAll(async () => {
    gateway = Fastify();
    // This hook waits, as the gateway's own hooks do. So a reply is sent only after `send` returns.
    gateway.addHook('onSend', async () => wait(1));
    gateway.addHook('onRequest', async ({ method, url }, reply) => {
      await applyFault(session, { method, path: url.split('?')[0] ?? '' }, reply);
      applied += 1;
    });
    gateway.all('*', async ({ method, url }) => {
      passedOn.push(`${method} ${url}`);
      return 'real';
    });
    await gateway.listen({ host: HOST, port: 0 });
  });
  beforeEach(() => {
    passedOn = [];
    applied = 0;
  });
  afterAll(() => gateway.close());

  const setFaults = (...faults: ApiFault[]) => {
    session = { settings: { faults }, hits: new Map() };
  };
  // The cast is safe: a TCP listener's address is never a string.
  const port = () => (gateway.server.address() as AddressInfo).port;
  const call = (method: string, path: string) =>
    fetch(`http://${HOST}:${port()}${path}`, { method });
  const placeOrder = () => call('POST', '/order');

  it('passes on the calls of a test session without faults', async () => {
    session = { settings: {}, hits: new Map() };
    expect(await (await placeOrder()).text()).toBe('real');
  });

  it('applies a fault only to the named call, whatever its parameters and query', async () => {
    setFaults({ call: 'getMyOrder', reply: { status: 500 } });
    const statuses = [
      await call('GET', '/order/my-order/7?a=1'),
      await call('GET', '/order/my-order/8'),
      await call('GET', '/order/my-order?a=1'),
      await call('POST', '/order/my-order/7/cancel'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200, 200]);
    expect(passedOn).toEqual(['GET /order/my-order?a=1', 'POST /order/my-order/7/cancel']);
  });

  it('applies the faults of a call one after another, each as often as its "times"', async () => {
    setFaults(
      { call: 'placeOrder', times: 2, reply: { status: 503 } },
      { call: 'listWishlist', reply: { status: 500 } },
      { call: 'placeOrder', times: 1, reply: { status: 409, code: 'out-of-stock' } },
    );
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await placeOrder()).status);
    expect(statuses).toEqual([503, 503, 409, 200, 200]);
    expect([...session.hits]).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });

  it('counts simultaneous calls before it delays them', async () => {
    setFaults({ call: 'placeOrder', times: 1, delayMs: 30, reply: { status: 500 } });
    const replies = await Promise.all([placeOrder(), placeOrder(), placeOrder()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 500]);
  });

  it.each([
    [400, 'wrong-otp', 'wrong-otp', {}],
    [401, 'unauthorized', undefined, { 'www-authenticate': 'Bearer' }],
    [429, 'too-many-tries', undefined, { 'retry-after': '5' }],
    [502, 'fault', undefined, {}],
    [503, 'unavailable', undefined, { 'retry-after': '5' }],
  ])('replies with %i and code %s for the fault code %s', async (status, sent, code, headers) => {
    setFaults({ call: 'placeOrder', reply: { status, code } });
    const reply = await placeOrder();
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect([reply.status, await reply.json()]).toEqual([
      status,
      { statusCode: status, code: sent, message: 'Something went wrong on purpose' },
    ]);
    expect(passedOn).toEqual([]);
  });

  it('sends half of a JSON text as a complete reply if the fault is "broken"', async () => {
    setFaults({ call: 'listWishlist', reply: 'broken' });
    const reply = await call('GET', '/wishlist');
    const text = await reply.text();
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(reply.headers.get('content-length')).toBe(String(text.length));
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(passedOn).toEqual([]);
  });

  it('ends the connection without a reply if the fault is "offline"', async () => {
    setFaults({ call: 'placeOrder', times: 1, reply: 'offline' });
    await expect(placeOrder()).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
    expect(passedOn).toEqual([]);
    expect((await placeOrder()).status).toBe(200);
  });

  it.each<[string, ApiFault['reply'], number]>([
    ['passes a call on', undefined, 200],
    ['replies with an error', { status: 500 }, 500],
  ])('%s after the delay', async (_, reply, status) => {
    setFaults({ call: 'placeOrder', delayMs: 80, reply });
    const begin = performance.now();
    expect((await placeOrder()).status).toBe(status);
    // A timer may fire up to a millisecond early.
    expect(performance.now() - begin).toBeGreaterThanOrEqual(79);
  });

  it('stops waiting when the client disconnects, and does not pass the call on', async () => {
    setFaults({ call: 'placeOrder', delayMs: 60_000 });
    const received = once(gateway.server, 'request');
    const sent = request({ host: HOST, port: port(), path: '/order', method: 'POST' }).end();
    await received;
    const failed = once(sent, 'error');
    sent.destroy(new Error('The shopper leaves'));
    await failed;
    while (applied === 0) await wait(1);
    // Waits, because the handler could still run in this time.
    await wait(20);
    expect(passedOn).toEqual([]);
  });
});
