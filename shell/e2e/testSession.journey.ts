import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import { SIGNATURE_FILE } from '../release/openReleases';
import type { TestStore } from './createStore';
import { startTestShop, type TestShop } from './startTestShop';

test.describe.configure({ mode: 'default', timeout: 240_000 });

let shop: TestShop;
let store: TestStore;
let origin: string;
let createSession: TestShop['createSession'];

test.beforeAll(async () => {
  shop = await startTestShop();
  ({ store, origin, createSession } = shop);
});
test.afterAll(() => shop?.stop());

const open = (path: string, token?: string) =>
  fetch(origin + path, { headers: token === undefined ? {} : { 'x-qa-session': token } });

/** Adds a copy of a live release without its signature. Returns its version. */
async function addUnsigned(part: string): Promise<string> {
  const folder = join(store.releases, part);
  const copy = join(folder, 'unsigned');
  const live = join(folder, await store.readLive(part));
  await cp(live, copy, { recursive: true, dereference: true });
  await rm(join(copy, SIGNATURE_FILE));
  return 'unsigned';
}

test('a gateway without QA=1 has no test sessions, and ignores the token of a session', async () => {
  const { token } = await createSession({ faults: [{ call: 'listBlogs', reply: 'offline' }] });
  expect((await fetch(`${stack.origin}/qa/session`)).status).toBe(404);
  const headers = { 'x-qa-session': token, cookie: `qaSession=${token}` };
  const page = await fetch(`${stack.origin}/blog`, { headers });
  expect(page.status).toBe(200);
  expect(page.headers.get('x-composition')).toBeNull();
});

test.describe('a tester', () => {
  // The browser logs an error for each call that fails.
  test.use({ allowsConsoleProblems: true });

  test('who opens the link of a test session sees its fault on the server and in the browser, but other visitors do not', async ({
    page,
    browser,
  }) => {
    const fault = { call: 'listBlogs', reply: { status: 503 } };
    const { token, link } = await createSession({ faults: [fault] });
    expect((await open('/blog')).status, 'a kept page').toBe(200);
    await page.goto(`${link}?to=/blog`);
    await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await waitForHydration(page);
    const call = page.waitForResponse((response) => response.url().includes('/qa/api/blog'));
    await main(page).getByRole('button', { name: 'Retry' }).click();
    expect((await call).status()).toBe(503);

    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(`${origin}/blog`);
    await expect(main(other).getByRole('heading', { level: 1 })).toHaveText('Blog');
    await stranger.close();

    const headers = { 'x-qa-session': token, 'content-type': 'application/json' };
    const body = JSON.stringify({ faults: [] });
    await fetch(`${origin}/qa/session`, { method: 'PATCH', headers, body });
    await page.reload();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog');
  });
});

test('a test session runs another release of one part, on the server and in the browser', async ({
  page,
}) => {
  const version = await store.add('mf_content', 'none');
  const { token, link } = await createSession({ composition: { mf_content: { version } } });
  const reply = await open('/about-us', token);
  expect(reply.headers.get('x-release-mf-content')).toBe(version);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  const container = page.waitForResponse((response) =>
    response.url().includes(`/releases/mf_content/${version}/client/remoteEntry.js`),
  );
  await page.goto(`${link}?to=/about-us`);
  await waitForHydration(page);
  expect((await container).ok()).toBe(true);
  expect((await open('/about-us')).headers.get('x-release-mf-content')).toBeNull();
});

test("a tester's wrong settings, tokens and codes are each refused in one sentence, and shoppers see nothing of them", async () => {
  const unsigned = await addUnsigned('mf_content');
  const { token } = await createSession({});
  const ended = await createSession({});
  await fetch(`${origin}/qa/session`, {
    method: 'DELETE',
    headers: { 'x-qa-session': ended.token },
  });
  const create = (composition: object) =>
    fetch(`${origin}/qa/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ composition }),
    });
  const shopper = async () => {
    const page = await open('/about-us');
    return [page.status, page.headers.get('x-composition'), await page.text()];
  };
  const before = await shopper();
  for (const [ask, status, reason] of [
    [
      () => create({ mf_content: { version: '0.0.0-unknown' } }),
      422,
      '0.0.0-unknown cannot be run',
    ],
    [() => create({ mf_content: { version: unsigned } }), 422, 'unsigned cannot be run'],
    [() => create({ shell: { origin: 'http://127.0.0.1:1' } }), 422, 'QA_ORIGINS'],
    [() => create({ mf_content: {} }), 400, 'write either a version'],
    [() => open('/about-us', `${token}x`), 403, '/qa/panel'],
    [() => open('/about-us', ended.token), 410, '/qa/panel'],
    [() => open('/qa/open/bbb-bbb'), 404, 'No test session has this code'],
  ] as const) {
    const reply = await ask();
    const { message } = await reply.json();
    expect([reply.status, message]).toEqual([status, expect.stringContaining(reason)]);
    expect(message).not.toContain('\n');
    expect(await shopper()).toEqual(before);
  }
});

test.describe('a test session with a fault of a remote', { tag: '@full' }, () => {
  // The browser logs the errors of the remote.
  test.use({ allowsConsoleProblems: true });

  for (const [fails, fault] of [
    ['missing', 'is missing'],
    ['throws', 'throws'],
  ] as const) {
    test(`shows an error in place of the remote's page if the remote ${fault} on the server, and other pages as usual`, async () => {
      const { token } = await createSession({
        faults: [{ remote: 'mf_content', on: 'server', fails }],
      });
      const page = await open('/blog', token);
      expect(page.status).toBe(503);
      expect(await page.text()).toContain('Retry');
      expect((await open('/product', token)).status).toBe(200);
      expect((await open('/blog')).status).toBe(200);
    });

    test(`shows ${fails === 'missing' ? "the server's page" : 'an error'} if the remote ${fault} in the browser`, async ({
      page,
    }) => {
      const { link } = await createSession({
        faults: [{ remote: 'mf_content', on: 'browser', fails }],
      });
      const entry = page.waitForResponse((file) => file.url().includes('.faulty-'));
      const response = await page.goto(`${link}?to=/blog`);
      expect(response?.status()).toBe(200);
      expect((await entry).status()).toBe(fails === 'missing' ? 404 : 200);
      await expect(main(page)).toContainText(fails === 'missing' ? 'Blog' : 'Retry');
    });
  }
});

test('a slow remote delays its own files in the test session, but not the page of the server or the files of a shopper', {
  tag: '@full',
}, async ({ page }) => {
  const { link } = await createSession({
    faults: [{ remote: 'mf_content', on: 'browser', delayMs: 2000 }],
  });
  const container = page.waitForResponse((file) => /faulty-.*remoteEntry\.js/.test(file.url()));
  await page.goto(`${link}?to=/blog`, { waitUntil: 'commit' });
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog');
  const { requestStart, responseStart } = (await container).request().timing();
  expect(responseStart - requestStart).toBeGreaterThan(1900);
  await waitForHydration(page);
  const [, file] =
    /"(\/releases\/mf_content\/[\w.-]+\/client\/remoteEntry\.js)"/.exec(
      await (await open('/blog')).text(),
    ) ?? [];
  const started = Date.now();
  expect((await open(file ?? '/no-such-file')).status).toBe(200);
  expect(Date.now() - started).toBeLessThan(1900);
});

test.describe('a test session with a customer', () => {
  const tokenOf = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'accessToken');

  test('shows the pages of that customer in the language and theme of the test session', async ({
    page,
  }) => {
    const { link } = await createSession({
      who: { phone: '01711000001' },
      language: 'bn',
      theme: 'dark',
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${link}?to=/profile`);
    await expect(main(page)).toContainText('Ayesha Siddika');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await waitForHydration(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'dark',
    );
  });

  for (const token of ['expired', 'revoked']) {
    test(`whose token is ${token} leads from a guarded page to the login`, async ({ page }) => {
      const { link } = await createSession({ who: { phone: '01711000001', token } });
      await page.goto(`${link}?to=/profile`);
      await expect(page).toHaveURL(/\/$|login/);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await tokenOf(page)).toBeUndefined();
    });
  }
});

test('a page shows the day of delivery by the clock of the test session, and other visitors see another day', async ({
  request,
}) => {
  const { handle } = await findPlainProduct(request);
  const clock = { at: '2031-03-10T12:00:00+06:00', isFrozen: true };
  const { token } = await createSession({ clock });
  const product = `/product/${handle}`;
  const inMarch2031 = /Arrives by 1\d March 2031|Arrives by 20 March 2031/;
  expect(await (await open(product, token)).text()).toMatch(inMarch2031);
  expect(await (await open(product)).text()).not.toMatch(inMarch2031);
});
