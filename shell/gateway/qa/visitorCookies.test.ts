import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { endVisit, visitorCookies } from './visitorCookies';

const CUSTOMER = { phone: '01711000001', token: 'valid' } as const;
const GONE = 'accessToken=; Path=/; Max-Age=0; SameSite=Lax';
const NO_LANGUAGE = 'i18n_redirected=; Path=/; Max-Age=0; SameSite=Lax';

let api: Server;
/** Requests that the API received: line, authorization, context and body. */
let asked: string[][];
let reply: { status: number; body: string } | undefined;

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const { authorization = '', 'x-qa-context': context } = headers;
    asked.push([`${method} ${url}`, authorization, String(context), await text(request)]);
    if (reply) response.writeHead(reply.status).end(reply.body);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  reply = { status: 200, body: '{"accessToken":"new"}' };
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

// The cast is safe: a TCP listener's address is never a string.
const apiOrigin = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const options = () => ({ apiOrigin: apiOrigin(), context: 'signed' });
const create = (visit: object, isSecure = false) =>
  visitorCookies(visit, { ...options(), isSecure });

describe('visitorCookies', () => {
  it('asks the API for a token of the customer, by the clock of the test session', async () => {
    expect(await create({ who: CUSTOMER, language: 'bn' })).toEqual([
      'accessToken=new; Path=/; Max-Age=28800; SameSite=Lax',
      'i18n_redirected=bn; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
    expect(asked).toEqual([['POST /dev/tokens', '', 'signed', JSON.stringify(CUSTOMER)]]);
  });

  it.each([
    [{ who: 'visitor' }, [GONE]],
    [{}, []],
  ])('asks the API for nothing if the visit is %j', async (visit, cookies) => {
    expect([await create(visit), asked]).toEqual([cookies, []]);
  });

  it.each([
    [404, '{"code":"not-found"}'],
    [200, '{}'],
    [502, '<html>'],
  ])('says what to do if the API answers with %i and %s', async (status, body) => {
    reply = { status, body };
    await expect(create({ who: CUSTOMER })).rejects.toThrow(
      `The API issues no token for 01711000001 (status ${status}): name a demonstration customer such as 01711000001, and start the API with DEV_TOOLS=1.`,
    );
  });

  it('says what to do if the API is down', async () => {
    const down = { apiOrigin: 'http://127.0.0.1:1', context: 'signed', isSecure: false };
    await expect(visitorCookies({ who: CUSTOMER }, down)).rejects.toThrow(
      'The API does not answer at http://127.0.0.1:1: start it with DEV_TOOLS=1, or set the API_ORIGIN of the gateway to its address.',
    );
  });

  it('waits no longer than a visitor would if the API does not answer', async () => {
    reply = undefined;
    const start = performance.now();
    await expect(create({ who: CUSTOMER })).rejects.toThrow('The API does not answer at');
    expect(performance.now() - start).toBeLessThan(2 * STEP_MS);
  });
});

describe('endVisit', () => {
  const end = (visit: object, cookies: string) => endVisit(visit, cookies, options());

  it("revokes the browser's token, and removes the cookies of customer and language", async () => {
    const cookies = 'a=b; accessToken=old; qaSession=5e55.mac';
    expect(await end({ who: CUSTOMER, language: 'bn' }, cookies)).toEqual([GONE, NO_LANGUAGE]);
    expect(asked).toEqual([['POST /auth/customer/logout', 'Bearer old', 'signed', '']]);
  });

  it.each([
    ['does not choose the visitor', {}, []],
    ['is that of nobody', { who: 'visitor' }, []],
    ['has only a language', { language: 'bn' }, [NO_LANGUAGE]],
  ])('keeps a login of the tester if the test session %s', async (_title, visit, cookies) => {
    expect([await end(visit, 'accessToken=own'), asked]).toEqual([cookies, []]);
  });

  it('revokes nothing if the browser has no token', async () => {
    expect([await end({ who: CUSTOMER }, ''), asked]).toEqual([[GONE], []]);
  });

  it.each([
    ['refuses the token', 401],
    ['fails', 503],
  ])('removes the cookies even if the API %s', async (_title, status) => {
    reply = { status, body: '{}' };
    expect(await end({ who: CUSTOMER }, 'accessToken=old')).toEqual([GONE]);
  });

  it('removes the cookies even if the API is down', async () => {
    const down = { apiOrigin: 'http://127.0.0.1:1', context: 'signed' };
    expect(await endVisit({ who: CUSTOMER }, 'accessToken=old', down)).toEqual([GONE]);
  });
});
