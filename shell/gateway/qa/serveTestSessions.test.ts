import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { serveTestSessions } from './serveTestSessions';
import { TestSessions } from './TestSessions';

const key = Buffer.from('k'.repeat(32));
const RELEASES = { mf_content: { version: '8', liveVersion: '7', owner: 'Content' } };
const TOPICS = { 'blog:read': { owners: ['mf_content'], payload: { type: 'object' } } };
const NOBODY = '01799999999';
const CLOCK = { at: '2027-01-01T00:00:00.000Z', setAt: '2026-12-01T00:00:00.000Z', isFrozen: true };

let gateway: FastifyInstance;
let sessions: TestSessions;
beforeEach(async () => {
  sessions = new TestSessions(key);
  gateway = Fastify();
  serveTestSessions(gateway, {
    sessions,
    originOf: () => 'http://shop.test',
    check: async ({ composition = {}, faults = [] }) => {
      if (typeof composition === 'string') return;
      if (composition.mf_content) throw new Error('mf_content 9 cannot be run: It is not signed.');
      if (faults.some((fault) => 'remote' in fault) && !composition.mf_loyalty)
        throw new Error('The shop has no remote mf_loyalty.');
    },
    findPage: async () => undefined,
    liveParts: () => [],
    readReleases: async ({ settings: { language } }) => {
      if (language === 'fr') throw new Error('mf_content 7 cannot be run: It is withdrawn.');
      return RELEASES;
    },
    readTopics: async () => TOPICS,
    visitorCookies: async (_session, { who, language }) => {
      const cookies = language ? [`i18n_redirected=${language}`] : [];
      if (typeof who !== 'object') return cookies;
      if (who.phone === NOBODY) throw new Error(`The API issues no token for ${NOBODY}.`);
      return [`accessToken=of-${who.phone}`, ...cookies];
    },
    endVisit: async (_session, { who, language }, cookies) => [
      ...(who ? [`accessToken=; ended ${cookies}`] : []),
      ...(language ? ['i18n_redirected=; Max-Age=0'] : []),
    ],
  });
  gateway.get('/*', async () => 'a page');
});
afterEach(() => gateway.close());

async function create(settings: object = {}) {
  const reply = await gateway.inject({ method: 'POST', url: '/qa/sessions', payload: settings });
  return { reply, ...reply.json<Record<'token' | 'id' | 'code' | 'link' | 'message', string>>() };
}
const ask = (method: 'GET' | 'PATCH' | 'DELETE', url: string, token: string, payload?: object) =>
  gateway.inject({ method, url, headers: { 'x-qa-session': token }, ...(payload && { payload }) });

const cookiesOf = ({ headers }: LightMyRequestResponse) => [headers['set-cookie']].flat();

describe('POST /qa/sessions', () => {
  it('creates a test session, with a cookie that scripts cannot read, a link, and a short code', async () => {
    const { reply, token, link, code } = await create({ clock: CLOCK });
    expect(reply.statusCode).toBe(201);
    expect(cookiesOf(reply)).toEqual([
      `qaSession=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=28800`,
    ]);
    expect(link).toBe(`http://shop.test/qa/open/${token}`);
    expect(code).toMatch(/^\w{3}-\w{3}$/);
    expect((await ask('GET', '/qa/session', token)).json().settings).toEqual({ clock: CLOCK });
  });

  it.each([
    ['a setting that does not exist', { clocks: {} }, 400, 'clocks'],
    ['a fault of an unknown call', { faults: [{ call: 'placeOrders' }] }, 400, 'placeOrders'],
    [
      'a release that cannot be run',
      { composition: { mf_content: { version: '9' } } },
      422,
      'not signed',
    ],
    ['a customer whom the shop does not have', { who: { phone: NOBODY } }, 422, NOBODY],
  ])('refuses %s, and says what is wrong', async (_title, settings, status, message) => {
    const { reply, message: said } = await create(settings);
    expect(reply.statusCode).toBe(status);
    expect(said).toContain(message);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });
});

describe('a request with a token', () => {
  it('is refused on every path if its token is forged or the test session of its token has ended', async () => {
    const { token } = await create();
    expect((await ask('GET', '/product/rui', token)).body).toBe('a page');
    const refusals = async (sent: string) => {
      const replies = ['/product/rui', '/api/cart', '/qa/session'].map((path) =>
        ask('GET', path, sent),
      );
      return (await Promise.all(replies)).map((reply) => [reply.statusCode, reply.json().code]);
    };
    const forged = [403, 'qa-session-forged'];
    expect(await refusals(`${token}x`)).toEqual([forged, forged, forged]);
    expect((await ask('DELETE', '/qa/session', token)).statusCode).toBe(204);
    const over = [410, 'qa-session-over'];
    expect(await refusals(token)).toEqual([over, over, over]);
  });

  it('still gets the panel, which explains the refusal of the token', async () => {
    const { token } = await create();
    for (const path of ['/qa/panel', '/qa/panel.js', '/qa/panel-loader.js']) {
      expect((await ask('GET', path, `${token}x`)).body).toBe('a page');
    }
    expect((await ask('GET', '/qa/panel/cart', `${token}x`)).statusCode).toBe(403);
  });

  it('can still make a new test session after the session of its token has ended', async () => {
    const { token } = await create();
    await ask('DELETE', '/qa/session', token);
    const headers = { cookie: `qaSession=${token}` };
    const url = '/qa/sessions';
    expect((await gateway.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(
      201,
    );
  });
});

it('the link of a test session logs in the customer whom the session names at that time', async () => {
  const { token } = await create({ who: { phone: '01711000001' } });
  expect(cookiesOf(await gateway.inject(`/qa/open/${token}`))).toContain(
    'accessToken=of-01711000001',
  );
  const changed = await ask('PATCH', '/qa/session', token, { who: { phone: '01711000002' } });
  expect(cookiesOf(changed)).toContain('accessToken=of-01711000002');
  const refused = await ask('PATCH', '/qa/session', token, { who: { phone: NOBODY } });
  expect(refused.statusCode).toBe(422);
  expect(cookiesOf(await gateway.inject(`/qa/open/${token}`))).toContain(
    'accessToken=of-01711000002',
  );
});

const VISIT = { who: { phone: '01711000001' }, language: 'bn' };

it('PATCH /qa/session replaces one setting and keeps the others, also the customer and the language of the browser', async () => {
  const others = { ...VISIT, clock: CLOCK };
  const { token } = await create({ ...others, faults: [{ call: 'placeOrder', times: 1 }] });
  const changed = await ask('PATCH', '/qa/session', token, { faults: [] });
  expect(changed.json().settings).toEqual({ ...others, faults: [] });
  expect(cookiesOf(changed)).toEqual([expect.stringContaining(`qaSession=${token}`)]);
});

it.each([
  [{ language: 'fr' }, ['i18n_redirected=fr']],
  [{ who: { phone: '01711000002' } }, ['accessToken=of-01711000002']],
  [{ language: null }, ['i18n_redirected=; Max-Age=0']],
  [{ who: null }, ['accessToken=; ended ']],
])(
  'PATCH /qa/session with %j sets only the cookies of these settings',
  async (change, expected) => {
    const { token } = await create(VISIT);
    const [, ...visit] = cookiesOf(await ask('PATCH', '/qa/session', token, change));
    expect(visit).toEqual(expected);
  },
);

it('PATCH /qa/session checks the changed settings together with those that stay', async () => {
  const fault = { remote: 'mf_loyalty', fails: 'missing' };
  const { token } = await create({ composition: { mf_loyalty: { channel: 'preview/points' } } });
  expect((await ask('PATCH', '/qa/session', token, { faults: [fault] })).statusCode).toBe(200);
  const refused = await ask('PATCH', '/qa/session', token, { composition: {} });
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'The shop has no remote mf_loyalty.',
  ]);
  const { settings } = (await ask('GET', '/qa/session', token)).json();
  expect(settings.composition).toEqual({ mf_loyalty: { channel: 'preview/points' } });
});

it('PATCH /qa/session removes settings that are null', async () => {
  const { token } = await create({ clock: CLOCK, language: 'bn', theme: 'dark' });
  const changed = await ask('PATCH', '/qa/session', token, { clock: null, language: null });
  expect(changed.json().settings).toEqual({ theme: 'dark' });
  expect((await ask('GET', '/qa/session', token)).json().settings).toEqual({ theme: 'dark' });
});

it('DELETE /qa/session logs the customer out of the browser, and removes the cookies that the test session has set', async () => {
  const { token } = await create(VISIT);
  const headers = { cookie: `qaSession=${token}; accessToken=secret` };
  const ended = await gateway.inject({ method: 'DELETE', url: '/qa/session', headers });
  expect(cookiesOf(ended)).toEqual([
    'qaSession=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    `accessToken=; ended ${headers.cookie}`,
    'i18n_redirected=; Max-Age=0',
  ]);
});

it('DELETE /qa/session keeps the cookies of a visitor whom the test session does not choose', async () => {
  const { token } = await create();
  const ended = await ask('DELETE', '/qa/session', token);
  expect(cookiesOf(ended)).toEqual(['qaSession=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
});

it.each([{ faults: null }, { clocks: null }])('PATCH /qa/session refuses %j', async (payload) => {
  const { token } = await create();
  expect((await ask('PATCH', '/qa/session', token, payload)).statusCode).toBe(400);
});

describe('GET /qa/session', () => {
  it('returns the releases of the test session together with the live versions', async () => {
    const { token } = await create();
    expect((await ask('GET', '/qa/session', token)).json().releases).toEqual(RELEASES);
  });

  it('still returns the settings if a release can no longer be run, and names that release', async () => {
    const { token } = await create({ language: 'fr' });
    expect((await ask('GET', '/qa/session', token)).json()).toMatchObject({
      settings: { language: 'fr' },
      releases: {},
      problem: expect.stringContaining('mf_content 7 cannot be run'),
    });
  });
});

it('GET /qa/topics lists the topics of the test session, and is refused without a session', async () => {
  const { token } = await create();
  expect((await ask('GET', '/qa/topics', token)).json()).toEqual(TOPICS);
  expect((await gateway.inject('/qa/topics')).json().code).toBe('qa-session-missing');
});
