import type { SessionSettings } from '@marketplace/contracts/testSession';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { LoggedPage } from '../../release/findLoggedPage';
import { createSessionStarter } from './createSessionStarter';
import { serveOpenLinks } from './serveOpenLinks';
import { type TestSession, TestSessions } from './TestSessions';

const key = Buffer.from('k'.repeat(32));
/** Pages in the log, by code. */
const PAGES: Record<string, LoggedPage> = {
  c19b492e: { path: '/shop/rui', versions: { shell: '1', mf_catalog: '7' } },
  '0badc0de': { path: '/blog', versions: { shell: '1', mf_content: '9' } },
  deadbeef: { path: '//elsewhere.test/login', versions: { shell: '1' } },
};
const SETTINGS: SessionSettings = {
  composition: { mf_catalog: { channel: 'preview/points' } },
  clock: { at: '2027-01-01T00:00:00.000Z', setAt: '2026-12-01T00:00:00.000Z', isFrozen: true },
  faults: [{ call: 'placeOrder', times: 1 }],
  who: { phone: '01711000001' },
  language: 'bn',
  seed: 7,
};

let now: number;
let gateway: FastifyInstance;
let sessions: TestSessions;
let phones: Set<string>;
/** Ids of the test sessions whose customers were logged out, and the cookies of the browser. */
let loggedOut: [string, string][];
beforeEach(async () => {
  now = Date.now();
  loggedOut = [];
  phones = new Set(['01711000001']);
  sessions = new TestSessions(key, { now: () => now });
  gateway = Fastify({ trustProxy: true });
  const starter = createSessionStarter({
    sessions,
    originOf: () => 'http://shop.test',
    check: async ({ composition = {} }) => {
      if (typeof composition === 'object' && composition.mf_content)
        throw new Error('mf_content 9 cannot be run: It is not signed.');
    },
    visitorCookies: async (_session, { who }) => {
      if (typeof who !== 'object') return [];
      if (!phones.has(who.phone)) throw new Error(`The API issues no token for ${who.phone}.`);
      return [`accessToken=of-${who.phone}`];
    },
  });
  serveOpenLinks(gateway, {
    sessions,
    starter,
    endVisit: async ({ id }, _visit, cookies) => {
      loggedOut.push([id, cookies]);
      return ['accessToken=; Max-Age=0'];
    },
    findPage: async (code) => PAGES[code],
    liveParts: () => ['shell', 'mf_catalog', 'mf_loyalty'],
  });
});
afterEach(() => gateway.close());

const open = (name: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url: `/qa/open/${name}`, headers });

const cookiesOf = ({ headers }: LightMyRequestResponse) => [headers['set-cookie']].flat();

/** Returns the test session that a reply gives to the browser. */
function sessionOf(reply: LightMyRequestResponse): TestSession {
  const session = sessions.find(/^qaSession=([^;]+)/.exec(String(cookiesOf(reply)))?.[1] ?? '');
  if (typeof session === 'object') return session;
  throw new Error('The browser gets no session.');
}

describe.each([
  ['the token of a session', ({ token }: TestSession) => token],
  ['the code of a session', ({ code }: TestSession) => code],
  ['the code of a page', () => 'c19b492e'],
])('a link with %s', (_title, nameOf) => {
  it.each([
    ['/cart?x=1', '/cart?x=1'],
    ['//elsewhere.test', '/'],
    ['https://elsewhere.test', '/'],
  ])('leads to %s only if this is a path of the shop', async (to, location) => {
    const reply = await open(`${nameOf(sessions.create({}))}?to=${encodeURIComponent(to)}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, location]);
  });
});

it('the token of a test session opens the session itself', async () => {
  const session = sessions.create(SETTINGS);
  expect(sessionOf(await open(session.token))).toBe(session);
});

describe('the code of a test session', () => {
  it('opens the settings in a new test session, in which no fault has hit a call yet', async () => {
    const session = sessions.create(SETTINGS);
    session.hits.set(0, 1);
    const reply = await open(`${session.code}?to=/cart`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/cart']);
    const copy = sessionOf(reply);
    expect(copy.settings).toEqual(SETTINGS);
    expect([copy.id === session.id, copy.hits.size]).toEqual([false, 0]);
    expect(cookiesOf(reply)).toContain('accessToken=of-01711000001');
    sessions.change(copy, { language: 'fr' });
    expect(session.settings.language).toBe('bn');
  });

  it('opens the settings of this moment, however the code is typed', async () => {
    const session = sessions.create({ language: 'bn' });
    sessions.change(session, { theme: 'dark' });
    const typed = session.code.toUpperCase().replace('-', '%20');
    expect(sessionOf(await open(typed)).settings).toEqual({ language: 'bn', theme: 'dark' });
  });

  it("logs the customer of the browser's old test session out before the browser gets its own", async () => {
    const left = sessions.create(SETTINGS);
    const { code } = sessions.create(SETTINGS);
    const cookie = `qaSession=${left.token}; accessToken=old`;
    await open('bbb-bbb', { cookie });
    expect(loggedOut).toEqual([]);
    const reply = await open(code, { cookie });
    expect(loggedOut).toEqual([[left.id, cookie]]);
    expect(cookiesOf(reply)).toEqual([
      'accessToken=; Max-Age=0',
      expect.stringMatching(/^qaSession=/),
      'accessToken=of-01711000001',
    ]);
    // Other browsers may still use the test session.
    expect(sessions.find(left.token)).toBe(left);
  });

  it('ends with the test session', async () => {
    const [ended, expired] = [sessions.create({}), sessions.create({})];
    sessions.end(ended);
    now += 8 * 3_600_000;
    for (const { code } of [ended, expired]) {
      const { statusCode, body } = await open(code);
      expect([statusCode, body]).toEqual([
        404,
        expect.stringContaining('No test session has this'),
      ]);
    }
  });

  it('is refused with the reason if its customer no longer exists, and leaves no test session', async () => {
    const { code } = sessions.create(SETTINGS);
    phones.clear();
    const create = jest.spyOn(sessions, 'create');
    const reply = await open(code);
    expect([reply.statusCode, reply.json().message]).toEqual([
      422,
      'The API issues no token for 01711000001.',
    ]);
    expect(sessions.find(create.mock.results[0]?.value.token)).toBe('over');
  });

  it('is not found by guessing: after 10 wrong codes, a network is refused for a minute even with a right code', async () => {
    const { code } = sessions.create({});
    const statusFrom = async (name: string, address: string) =>
      (await open(name, { 'x-forwarded-for': address })).statusCode;
    const guesses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      guesses.push(await statusFrom('bbb-bbb', '203.0.113.7'));
    }
    expect(guesses).toEqual([...Array(10).fill(404), 429]);
    const headers = { 'x-forwarded-for': '203.0.113.7', accept: 'text/html' };
    expect((await open(code, headers)).body).toContain('<a href="">Try again</a>');
    expect(await statusFrom(code, '203.0.113.7')).toBe(429);
    expect(await statusFrom(code, '198.51.100.1')).toBe(303);
    // The code of a page is not limited.
    expect(await statusFrom('c19b492e', '203.0.113.7')).toBe(303);
  });
});

describe('the code of a page', () => {
  it.each(['C19B492E', 'c19b%20492e', '%20c19b-492e'])('may be typed as %s', async (typed) => {
    expect((await open(typed)).headers.location).toBe('/shop/rui');
  });

  it('leads to the home page if the logged path names another host', async () => {
    expect((await open('deadbeef')).headers.location).toBe('/');
  });

  it('opens the page in a test session with the releases that rendered the page', async () => {
    const reply = await open('c19b492e');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/shop/rui']);
    expect(sessionOf(reply).settings).toEqual({
      composition: {
        shell: { version: '1' },
        mf_catalog: { version: '7' },
        mf_loyalty: { absent: true },
      },
    });
  });
});

it.each([
  ['a code of a page that the log does not contain', 'ffffffff', 404, 'this code'],
  ['the code of a page whose release is gone', '0badc0de', 422, 'mf_content 9 cannot be run'],
  ['a code that no session has', 'bbb-bbb', 404, 'compare it with the panel'],
  ['a text that is no code', 'k7m-4q', 404, 'as k7m-4qx'],
  ['a letter that no code has', 'k7m-4qy', 404, 'no vowel, no l, no y, no 0 and no 1'],
  ['a forged token', 'a1.forged', 403, '/qa/panel'],
])('a link with %s is refused with the reason', async (_title, name, status, message) => {
  const reply = await open(name);
  expect([reply.statusCode, reply.json().message]).toEqual([
    status,
    expect.stringContaining(message),
  ]);
  expect(reply.headers['set-cookie']).toBeUndefined();
  const page = await open(name, { accept: 'text/html' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  expect(page.body).toContain('<a href="/qa/panel">');
  expect(page.body).not.toContain('Try again');
});
