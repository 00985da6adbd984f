import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiSessionContext, QA_CONTEXT_HEADER } from '@marketplace/contracts/testSession';
import Fastify from 'fastify';
import { createClock } from '../testing/openTestApi';
import { QA_KEY, sessionHeaders, signedHeaders } from '../testing/sessionHeaders';
import { handleErrors } from './handleErrors';
import {
  clockOfSessions,
  lifetimeStart,
  realTime,
  runInTestSession,
  runTestSessions,
  testSessionId,
} from './testSession';

const SET_AT = '2026-01-15T09:00:00.000Z';
const AT = '2027-03-01T00:00:00.000Z';
const FROZEN: ApiSessionContext = {
  id: 'frozen',
  clock: { at: AT, setAt: SET_AT, isFrozen: true },
};
const BEHIND: ApiSessionContext = {
  id: 'behind',
  clock: { at: '2025-03-01T00:00:00.000Z', setAt: SET_AT, isFrozen: false },
};
const SHIFTED: ApiSessionContext = {
  id: 'shifted',
  clock: { at: '2027-03-01T06:00:00+06:00', setAt: SET_AT, isFrozen: false },
};

describe('a test session', () => {
  const clock = createClock();
  clock.advance(60);
  const now = clockOfSessions(clock.now);
  const app = Fastify();
  const server = createServer((request, response) => app.routing(request, response));
  handleErrors(app);
  runTestSessions(app, QA_KEY, clock.now);
  app.route({
    method: ['GET', 'POST'],
    url: '/time',
    async handler(_, reply) {
      await delay(5);
      reply.header('cache-control', 'public, max-age=300');
      return { session: testSessionId() ?? null, time: now().toISOString() };
    },
  });
  app.get('/times', async () => [realTime(now()), lifetimeStart(now())]);
  app.get('/inside', async () => (await app.inject('/time')).json());
  app.get('/listen', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {};
  });
  afterAll(async () => {
    server.close();
    await app.close();
  });

  const TIMES: [string, ApiSessionContext | undefined, string][] = [
    ['does not advance if it is frozen', FROZEN, '2027-03-01T00:00:00.000Z'],
    ['advances from the time to which it was set', SHIFTED, '2027-03-01T00:01:00.000Z'],
    ['is the real time if the session has no clock', { id: 'plain' }, '2026-01-15T09:01:00.000Z'],
    ['is the real time outside test sessions', undefined, '2026-01-15T09:01:00.000Z'],
  ];
  it.each(TIMES)('has a time that %s', async (_, context, time) => {
    const headers = context && sessionHeaders(context);
    const expected = { session: context?.id ?? null, time };
    expect((await app.inject({ url: '/time', headers })).json()).toEqual(expected);
    const post = { method: 'POST', url: '/time', payload: { some: 'body' }, headers } as const;
    expect((await app.inject(post)).json()).toEqual(expected);
  });

  const REAL = '2026-01-15T09:01:00.000Z';
  it.each<[string, ApiSessionContext | undefined, string]>([
    ['the real time if its clock is behind', BEHIND, REAL],
    ['its own time if its clock is ahead', FROZEN, AT],
    ['the real time if it has no clock', { id: 'plain' }, REAL],
    ['the real time outside test sessions', undefined, REAL],
  ])('lets lifetimes count from %s', async (_, context, start) => {
    const headers = context && sessionHeaders(context);
    expect((await app.inject({ url: '/times', headers })).json()).toEqual([REAL, start]);
  });

  it('can be the test session in which a job runs, with the real time', async () => {
    const read = async () => {
      await delay(1);
      return [testSessionId(), now(), realTime(clock.now()), lifetimeStart(clock.now())];
    };
    const times = [clock.now(), clock.now(), clock.now()];
    expect(await runInTestSession('one', read)).toEqual(['one', ...times]);
    expect(await runInTestSession(null, read)).toEqual([undefined, ...times]);
  });

  it('includes the requests that the API sends to itself', async () => {
    const reply = await app.inject({ url: '/inside', headers: sessionHeaders(FROZEN) });
    expect(reply.json()).toEqual({ session: 'frozen', time: AT });
    expect((await app.inject('/inside')).json()).toMatchObject({ session: null });
  });

  it('has replies that caches do not keep, and whose header `Date` contains the time of the test session', async () => {
    const { headers } = await app.inject({ url: '/time', headers: sessionHeaders(SHIFTED) });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.date).toBe('Mon, 01 Mar 2027 00:01:00 GMT');
    const missing = await app.inject({ url: '/nowhere', headers: sessionHeaders(SHIFTED) });
    expect(missing).toMatchObject({ statusCode: 404, headers: { date: headers.date } });
    const outside = await app.inject('/time');
    expect(outside.headers['cache-control']).toBe('public, max-age=300');
    expect(outside.headers.date).not.toBe(headers.date);
  });

  it('does not include requests from the network to a port that a request of the test session has opened', async () => {
    await app.inject({ url: '/listen', headers: sessionHeaders(FROZEN) });
    // The cast is safe: the address of a TCP listener is never a string.
    const { port } = server.address() as AddressInfo;
    const ask = async (headers?: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/time`, { headers })).json();
    expect(await ask()).toMatchObject({ session: null });
    expect(await ask(sessionHeaders(SHIFTED))).toMatchObject({ session: 'shifted' });
    expect(await ask()).toMatchObject({ session: null });
  });

  const { [QA_CONTEXT_HEADER]: signed } = sessionHeaders(FROZEN);
  const forged = (value: string) => ({ [QA_CONTEXT_HEADER]: value });
  it.each<[string, Record<string, string>]>([
    ['signed by another key', sessionHeaders(FROZEN, Buffer.from('another key'))],
    ['changed after it was signed', forged(`x${signed}`)],
    ['truncated', forged(signed.slice(0, -1))],
    ['unsigned', forged(Buffer.from(JSON.stringify(FROZEN)).toString('base64url'))],
    ['empty', forged('')],
    ['no JSON', signedHeaders('{"id":')],
    ['without an id', signedHeaders('{}')],
    ['with an invalid id', signedHeaders('{"id":"a:b"}')],
    [
      'with a clock that contains no time',
      signedHeaders('{"id":"a","clock":{"at":"noon","setAt":"noon","isFrozen":true}}'),
    ],
  ])('is refused if its context is %s', async (_, headers) => {
    const reply = await app.inject({ url: '/time', headers });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'refused' });
  });
});
