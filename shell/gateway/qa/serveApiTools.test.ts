import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveApiTools } from './serveApiTools';
import { TestSessions } from './TestSessions';

const MESSAGES = { items: [{ to: '+8801711000001', text: 'Your code is 123456' }] };

/** Requests that the API gets. */
let asked: { url?: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let answer: { status: number; content: object };
const api = createServer(async (request, response) => {
  const { url, headers } = request;
  asked.push({ url, headers, body: await text(request) });
  response.writeHead(answer.status).end(JSON.stringify(answer.content));
});

let gateway: FastifyInstance;
let sessions: TestSessions;
beforeAll(() => new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve)));
afterAll(() => api.close());
beforeEach(() => {
  asked = [];
  answer = { status: 200, content: MESSAGES };
  sessions = new TestSessions(Buffer.from('k'.repeat(32)));
  gateway = Fastify();
  // The cast is safe: `address()` returns a string only for a Unix socket.
  const { port } = api.address() as AddressInfo;
  serveApiTools(gateway, { sessions, apiOrigin: `http://127.0.0.1:${port}` });
});
afterEach(() => gateway.close());

const read = (token?: string) =>
  gateway.inject({
    url: '/qa/messages',
    headers: token === undefined ? {} : { 'x-qa-session': token },
  });
const post = (url: string, token: string | undefined, payload: object) =>
  gateway.inject({
    method: 'POST',
    url,
    headers: token === undefined ? {} : { 'x-qa-session': token },
    payload,
  });
const advance = (token: string, payload: object) => post('/qa/advance', token, payload);

it('GET /qa/messages returns only the messages of the requesting test session', async () => {
  const session = sessions.create({});
  const reply = await gateway.inject({
    url: '/qa/messages?session=of-somebody-else',
    headers: { 'x-qa-session': session.token },
  });
  expect([reply.json(), reply.headers['cache-control']]).toEqual([MESSAGES, 'no-store']);
  expect(asked).toMatchObject([
    {
      url: `/dev/outbox?session=${session.id}`,
      headers: { 'x-qa-context': sessions.contextOf(session) },
    },
  ]);
});

it('POST /qa/advance changes the state of an order, or repeats why the API refuses', async () => {
  const { token } = sessions.create({});
  const step = { orderNumber: 100042, to: 'shipped' };
  answer = { status: 200, content: { said: 'Order 100042 is shipped.' } };
  expect((await advance(token, step)).json()).toEqual({ said: 'Order 100042 is shipped.' });
  expect(asked).toMatchObject([{ url: '/dev/advance', body: JSON.stringify(step) }]);
  answer = { status: 409, content: { code: 'refused', message: ['Order 100042 is cancelled.'] } };
  const refused = await advance(token, step);
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'Order 100042 is cancelled.']);
});

it('/qa/payments lists and settles only payments of the requesting test session', async () => {
  const session = sessions.create({});
  const headers = { 'x-qa-session': session.token };
  await gateway.inject({ url: '/qa/payments?session=of-somebody-else', headers });
  const wanted = { payment: 'p1', to: 'paid', session: 'of-somebody-else' };
  answer = { status: 409, content: { code: 'refused', message: 'There is no such payment.' } };
  const refused = await post('/qa/payments?session=of-somebody-else', session.token, wanted);
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'There is no such payment.']);
  const own = { 'x-qa-context': sessions.contextOf(session) };
  expect(asked).toMatchObject([
    { url: '/dev/payments', headers: own, body: '' },
    { url: '/dev/payments', headers: own, body: JSON.stringify(wanted) },
  ]);
});

it('GET /qa/messages says how to start the API with developer tools if the API offers none', async () => {
  answer = { status: 404, content: { code: 'not-found', message: 'There is nothing here' } };
  const reply = await read(sessions.create({}).token);
  expect([reply.statusCode, reply.json().message]).toEqual([
    422,
    expect.stringContaining('DEV_TOOLS=1'),
  ]);
});

it('the developer tools send the API no request without a test session, or with a forged or ended session', async () => {
  const session = sessions.create({});
  sessions.end(session);
  const replies = await Promise.all([
    read(),
    read(`${session.token}x`),
    read(session.token),
    advance(`${session.token}x`, { orderNumber: 1, to: 'shipped' }),
    advance(session.token, { orderNumber: 1, to: 'shipped' }),
    gateway.inject('/qa/payments'),
    post('/qa/payments', undefined, { payment: 'p1', to: 'paid' }),
    post('/qa/payments', `${session.token}x`, { payment: 'p1', to: 'paid' }),
    post('/qa/payments', session.token, { payment: 'p1', to: 'paid' }),
  ]);
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [404, 'qa-session-missing'],
    [403, 'qa-session-forged'],
    [410, 'qa-session-over'],
    [403, 'qa-session-forged'],
    [410, 'qa-session-over'],
    [404, 'qa-session-missing'],
    [404, 'qa-session-missing'],
    [403, 'qa-session-forged'],
    [410, 'qa-session-over'],
  ]);
  expect(asked).toEqual([]);
});
