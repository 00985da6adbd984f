import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyQa } from '@marketplace/contracts/server/qaKey';
import { SessionFolder } from './SessionFolder';
import { TestSessions } from './TestSessions';

const key = Buffer.from('k'.repeat(32));
const HOURS_MS = 3_600_000;

let now: number;
let ended: string[];
let sessions: TestSessions;
beforeEach(() => {
  now = Date.parse('2026-12-01T00:00:00Z');
  ended = [];
  sessions = open();
});

const open = (folder?: SessionFolder) =>
  new TestSessions(key, { folder, onEnd: ({ id }) => ended.push(id), now: () => now });

const request = (headers: Record<string, string>) => ({ headers });

describe('a test session', () => {
  it.each([
    ['the cookie', (token: string) => ({ cookie: `theme=dark; qaSession=${token}` })],
    ['the header', (token: string) => ({ 'x-qa-session': token })],
  ])('is found by its token in %s', (_title, headers) => {
    const session = sessions.create({});
    expect(sessions.of(request(headers(session.token)))).toBe(session);
  });

  it('is not found without a token, by a forged token or after 8 hours', () => {
    const { token } = sessions.create({});
    expect(sessions.of(request({ cookie: 'theme=dark' }))).toBeUndefined();
    expect(sessions.of(request({ 'x-qa-session': `${token}x` }))).toBe('forged');
    now += 8 * HOURS_MS;
    expect(sessions.of(request({ 'x-qa-session': token }))).toBe('over');
    expect(ended).toHaveLength(1);
  });

  it('ends if 200 other test sessions were used more recently', () => {
    const first = sessions.create({});
    const second = sessions.create({});
    sessions.find(first.token);
    for (let count = 0; count < 199; count += 1) sessions.create({});
    expect(sessions.find(first.token)).toBe(first);
    expect(sessions.find(second.token)).toBe('over');
  });

  it('resets the counts of faults when its faults are replaced, and keeps its other settings', () => {
    const clock = { at: '2027-01-01T00:00:00Z', setAt: '2026-12-01T00:00:00Z', isFrozen: true };
    const session = sessions.create({ clock, faults: [{ call: 'placeOrder', times: 1 }] });
    session.hits.set(0, 1);
    sessions.change(session, { faults: [{ call: 'placeOrder', times: 2 }] });
    expect(session.hits.size).toBe(0);
    expect(session.settings).toEqual({ clock, faults: [{ call: 'placeOrder', times: 2 }] });
  });

  it('is described to the API in a signed header, without its faults', () => {
    const clock = { at: '2027-01-01T00:00:00Z', setAt: '2026-12-01T00:00:00Z', isFrozen: true };
    const session = sessions.create({ clock, faults: [{ call: 'placeOrder' }] });
    const text = verifyQa(key, sessions.contextOf(session)) ?? '';
    expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toEqual({
      id: session.id,
      clock,
    });
  });
});

describe('the folder of the test sessions', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'sessions-'));
  });
  afterEach(() => rm(path, { recursive: true }));

  const restart = () => open(new SessionFolder(path));

  it('keeps test sessions with their latest settings over a restart', () => {
    const before = restart();
    const { token } = before.create({ language: 'bn' });
    const session = before.find(token);
    if (typeof session === 'object') before.change(session, { theme: 'dark' });
    expect(restart().find(token)).toMatchObject({ settings: { language: 'bn', theme: 'dark' } });
  });

  it('contains neither ended nor expired test sessions after a restart', async () => {
    const before = restart();
    before.end(before.create({}));
    const { token } = before.create({});
    now += 8 * HOURS_MS;
    const after = restart();
    expect(await readdir(path)).toEqual([]);
    expect(after.find(token)).toBe('over');
  });

  it('stays empty if a test session is changed after it has ended', async () => {
    const before = restart();
    const session = before.create({});
    before.end(session);
    before.change(session, { language: 'bn' });
    expect(await readdir(path)).toEqual([]);
  });

  it('loses only the file that a crash has left incomplete', async () => {
    const { token } = restart().create({});
    await writeFile(join(path, 'cut.json'), '{"id":"cu');
    expect(restart().find(token)).toMatchObject({ settings: {} });
    expect(await readdir(path)).toHaveLength(1);
  });
});

describe('the path of an API call of a test session', () => {
  it('identifies the test session by a token if a render worker makes the call', () => {
    const session = sessions.create({});
    const call = request({});
    const url = `/qa/api/~${session.token}/product?query=rui`;
    expect(sessions.rewriteUrl(call, url)).toBe('/api/product?query=rui');
    expect(sessions.of(call)).toBe(session);
  });

  it('is refused as forged if the request contains no token', () => {
    const call = request({});
    expect(sessions.rewriteUrl(call, '/qa/api/product')).toBe('/api/product');
    expect(sessions.of(call)).toBe('forged');
  });

  it('is rewritten only if it begins with /qa/api/', () => {
    expect(sessions.rewriteUrl(request({}), '/qa/apiary')).toBe('/qa/apiary');
  });
});
