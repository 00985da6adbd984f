import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { ApiFault, SessionSettings } from '@marketplace/contracts/testSession';
import { startTestShop, type TestShop } from './startTestShop';

test.describe.configure({ mode: 'default', timeout: 480_000 });

const DAY_MS = 86_400_000;
/** Rounds of ten test sessions with five requests each: 1,000 requests. */
const ROUNDS = 20;
/** Names of the demonstration customers 01711000001 to 01711000005. */
const CUSTOMERS = ['Ayesha Siddika', 'Rafiqul Islam', 'সুমাইয়া খাতুন', 'Joya Chakma', 'Tanmoy Saha'];

/**
 * For each test session, the fault of one call, with the body or status that the session's browser
 * gets.
 */
const FAULTS: (Omit<ApiFault, 'call'> & { seen: number | 'error' | 'half' })[] = [
  { seen: 200 },
  { reply: { status: 501 }, seen: 501 },
  { reply: 'broken', seen: 'half' },
  { reply: { status: 503 }, seen: 503 },
  { reply: 'offline', seen: 'error' },
  { reply: { status: 505 }, seen: 505 },
  { delayMs: 20, seen: 200 },
  { reply: { status: 507 }, seen: 507 },
  { seen: 200 },
  { reply: { status: 509 }, seen: 509 },
];

let shop: TestShop;
test.beforeAll(async () => {
  shop = await startTestShop();
});
test.afterAll(() => shop?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { headers, redirect: 'manual' });

const withToken = (path: string, token: string) => get(path, { 'x-qa-session': token });

/** Opens the link of a test session, and returns the cookies that it sets. */
async function openLink(link: string): Promise<string> {
  const { headers } = await fetch(link, { redirect: 'manual' });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Returns what a browser in the test session gets from the call that has the fault. */
async function seenOf(token: string) {
  try {
    const reply = await withToken('/qa/api/blog?pageNumber=1', token);
    if (reply.status !== 200) return reply.status;
    return await reply.json().then(
      () => 200,
      () => 'half',
    );
  } catch {
    return 'error';
  }
}

/** Requests a one-time code for a phone in a test session. */
const requestCode = (token: string, phone: string) =>
  fetch(`${shop.origin}/qa/api/order/guest/code`, {
    method: 'POST',
    headers: { 'x-qa-session': token, 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  });

test('each of ten simultaneous test sessions has its own time, fault, release, user and messages in 1,000 requests, and other visitors have none of them @full', async () => {
  const version = await shop.store.add('mf_content', 'none');
  const now = Date.now();
  const settings = FAULTS.map(({ seen: _seen, ...fault }, index): SessionSettings => {
    const at = new Date(now + index * 30 * DAY_MS).toISOString();
    return {
      clock: { at, setAt: new Date(now).toISOString(), isFrozen: true },
      who: index < CUSTOMERS.length ? { phone: `0171100000${index + 1}` } : 'visitor',
      ...(Object.keys(fault).length > 0 && { faults: [{ call: 'listBlogs', ...fault }] }),
      ...(index % 3 === 0 && { composition: { mf_content: { version } } }),
    };
  });
  const sessions = await Promise.all(settings.map(shop.createSession));
  for (const { token } of sessions) {
    // Retries, because on a busy machine ten workers may start too late for the first request.
    await expect.poll(async () => (await withToken('/about-us', token)).status).toBe(200);
  }
  const phoneOf = (index: number) => `0179000000${index}`;
  const cookies = await Promise.all(
    sessions.map(async ({ token, link }, index) => {
      expect((await requestCode(token, phoneOf(index))).status, 'one-time code').toBe(200);
      return openLink(link);
    }),
  );

  const check = async (index: number) => {
    const { token = '' } = sessions[index] ?? {};
    expect(await seenOf(token), `fault of session ${index}`).toBe(FAULTS[index]?.seen);
    // The date of this reply is the time of the test session.
    const dated = await withToken('/qa/api/capabilities', token);
    const { at = '' } = settings[index]?.clock ?? {};
    const seconds = Date.parse(dated.headers.get('date') ?? '') / 1000;
    expect(seconds, `time of session ${index}`).toBe(Math.floor(Date.parse(at) / 1000));
    const page = await withToken('/about-us', token);
    const isOther = page.headers.get('x-release-mf-content') === version;
    expect(isOther, `release of session ${index}`).toBe(index % 3 === 0);
    const profile = await get('/profile', { cookie: cookies[index] ?? '' });
    const html = await profile.text();
    const names = CUSTOMERS.filter((name) => html.includes(name));
    expect(names, `user of session ${index}`).toEqual(CUSTOMERS.slice(index, index + 1));
    const { items }: { items: { to: string }[] } = await (
      await withToken('/qa/messages', token)
    ).json();
    const phones = items.map(({ to }) => to);
    expect(phones, `messages of session ${index}`).toEqual([`+88${phoneOf(index)}`]);
  };
  const checkStranger = async () => {
    const [page, call] = await Promise.all([get('/about-us'), get('/api/blog?pageNumber=1')]);
    expect([page.status, call.status]).toEqual([200, 200]);
    expect(page.headers.get('x-composition')).toBeNull();
    const seconds = Date.parse(call.headers.get('date') ?? '') / 1000;
    expect(Math.abs(seconds - Date.now() / 1000), 'time of a stranger').toBeLessThan(60);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([...sessions.map((_session, index) => check(index)), checkStranger()]);
  }
});
