import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { testGateways } from '../testing/testGateways';

const { apiOrigin, start, readMetrics } = testGateways();
const host = 'localhost';
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'sessions-'));
const WITH_SESSIONS = { QA: '1', QA_KEY: 'k'.repeat(32), DATA_DIR };

afterAll(() => rmSync(DATA_DIR, { recursive: true }));

async function createToken(gateway: FastifyInstance, settings: object = {}): Promise<string> {
  const create = { method: 'POST', url: '/qa/sessions', payload: settings } as const;
  return (await gateway.inject({ ...create, headers: { host } })).json().token;
}

it('the API host learns of a test session by the signed context, and gets neither cookie nor header with the token', async () => {
  const gateway = await start(WITH_SESSIONS);
  const token = await createToken(gateway);
  for (const sent of [{ cookie: `a=b; qaSession=${token}` }, { 'x-qa-session': token }]) {
    const { headers } = (
      await gateway.inject({ url: '/api/blog', headers: { host, ...sent } })
    ).json();
    expect(headers['x-qa-context']).toEqual(expect.any(String));
    expect(JSON.stringify(headers)).not.toContain(token);
  }
});

it("if the shop uses another shop's API, the gateway of that shop gets no token of a test session", async () => {
  const token = await createToken(await start(WITH_SESSIONS));
  const gateway = await start({ API_ORIGIN: `${apiOrigin()}/api` });
  const headers = { host, cookie: `qaSession=${token}`, 'x-qa-session': token };
  const reply = await gateway.inject({ url: '/api/blog', headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).not.toContain(token);
});

it('a fault of a test session changes no metric', async () => {
  const gateway = await start(WITH_SESSIONS);
  const token = await createToken(gateway, {
    faults: [{ call: 'listBlogs', reply: { status: 503 } }],
  });
  for (const url of ['/api/blog', '/qa/api/blog', `/qa/api/~${token}/blog`]) {
    const reply = await gateway.inject({ url, headers: { host, 'x-qa-session': token } });
    expect([url, reply.statusCode]).toEqual([url, 503]);
  }
  expect(await readMetrics()).not.toContain('shop_requests_total{kind="api",status="503"}');
});

it('a request that ends its test session still changes no metric', async () => {
  const gateway = await start(WITH_SESSIONS);
  const headers = { host, 'x-qa-session': await createToken(gateway) };
  const before = await readMetrics();
  await gateway.inject({ method: 'DELETE', url: '/qa/session', headers });
  const requests = (text: string) => text.match(/^shop_requests_total.*$/gm);
  expect(requests(await readMetrics())).toEqual(requests(before));
});

it("a reply to a test session's call names the composition of the session and the code of the call", async () => {
  const gateway = await start(WITH_SESSIONS);
  const fault = { call: 'listBlogs', reply: { status: 503 } };
  const token = await createToken(gateway, { faults: [fault] });
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  for (const [url, status] of [
    ['/qa/api/product', 200],
    ['/qa/api/blog', 503],
  ] as const) {
    const sent = { host, 'x-qa-session': token, traceparent };
    const { statusCode, headers } = await gateway.inject({ url, headers: sent });
    expect([url, statusCode]).toEqual([url, status]);
    expect(headers['x-composition']).toMatch(/^qa-/);
    expect(headers['server-timing']).toBe('trace;desc="4bf92f35"');
  }
  const { headers } = await gateway.inject({ url: '/api/blog', headers: { host } });
  expect(headers).not.toHaveProperty('x-composition');
  expect(headers).not.toHaveProperty('server-timing');
});

it('a reply to a call of a test session that was opened by a code names its own composition, and not that of the first session', async () => {
  const gateway = await start(WITH_SESSIONS);
  const create = { method: 'POST', url: '/qa/sessions', payload: { language: 'bn' } } as const;
  const first = (await gateway.inject({ ...create, headers: { host } })).json();
  const opened = await gateway.inject({ url: `/qa/open/${first.code}`, headers: { host } });
  const [, token = ''] = /qaSession=([^;]+)/.exec(String(opened.headers['set-cookie'])) ?? [];
  const read = async (sent: string) =>
    (await gateway.inject({ url: '/qa/session', headers: { host, 'x-qa-session': sent } })).json();
  const { id } = await read(token);
  for (const [sent, own] of [
    [first.token, first.id],
    [token, id],
  ]) {
    const headers = { host, 'x-qa-session': sent };
    const reply = await gateway.inject({ url: '/qa/api/blog', headers });
    expect(reply.headers['x-composition']).toMatch(new RegExp(`^qa-${own}-`));
  }
  expect(id).not.toBe(first.id);
});

it('faults of a test session fail and delay as many calls as they name, and no call of a shopper', async () => {
  const gateway = await start(WITH_SESSIONS);
  const token = await createToken(gateway, {
    faults: [
      { call: 'listBlogs', reply: { status: 503 }, times: 1 },
      { call: 'listBlogs', delayMs: 150, times: 1 },
    ],
  });
  const ask = async (headers = {}) => {
    const started = performance.now();
    const { statusCode } = await gateway.inject({
      url: '/api/blog',
      headers: { host, ...headers },
    });
    return [statusCode, performance.now() - started >= 150];
  };
  const session = { 'x-qa-session': token };
  expect(await ask(session)).toEqual([503, false]);
  expect(await ask()).toEqual([200, false]);
  expect(await ask(session)).toEqual([200, true]);
  expect(await ask(session)).toEqual([200, false]);
});
