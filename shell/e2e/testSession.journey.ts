import { randomBytes } from 'node:crypto';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
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

  test('who opens the link of a session sees its fault on the server and in the browser, but other visitors do not', async ({
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

test('a session runs another release of one part, on the server and in the browser', async ({
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

test.describe('a session with a fault of a remote', { tag: '@full' }, () => {
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

test.describe('a session with a customer', () => {
  const tokenOf = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'accessToken');

  test('shows the pages of that customer in the language and theme of the session', async ({
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

test('the trace code of a page opens the page with the releases that rendered it, even after another release is live @full', async ({
  page,
}) => {
  const trace = randomBytes(16).toString('hex');
  const headers = { traceparent: `00-${trace}-${'1'.repeat(16)}-01` };
  const versionIn = (html: string) => /releases\/mf_content\/([\w.-]+)\//.exec(html)?.[1];
  const before = versionIn(await (await fetch(`${origin}/about-us`, { headers })).text());
  const version = await store.add('mf_content', 'none');
  await store.setLive('mf_content', version);
  await expect.poll(async () => versionIn(await (await open('/about-us')).text())).toBe(version);
  const reply = await page.goto(`${origin}/qa/open/${trace.slice(0, 8)}`);
  expect([reply?.status(), new URL(page.url()).pathname]).toEqual([200, '/about-us']);
  expect(reply?.headers()['x-release-mf-content']).toBe(before);
  await waitForHydration(page);
});

test('the code of a page of a session opens the page with the releases of the session, but without its faults @full', async ({
  page,
}) => {
  const version = await store.add('mf_content', 'none');
  const { token } = await createSession({
    composition: { mf_content: { version } },
    faults: [{ remote: 'mf_content', on: 'browser', delayMs: 1 }],
  });
  const code = /data-code="([\da-f]{8})"/.exec(await (await open('/about-us', token)).text())?.[1];
  const address = `${origin}/qa/open/${code}`;
  const isLogged = async () => (await fetch(address, { redirect: 'manual' })).status === 303;
  await expect.poll(isLogged).toBe(true);
  const reply = await page.goto(address);
  expect([reply?.status(), new URL(page.url()).pathname]).toEqual([200, '/about-us']);
  expect(reply?.headers()['x-release-mf-content']).toBe(version);
  await waitForHydration(page);
});

test('a page shows the day of delivery by the clock of the session, and other visitors see another day', async ({
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
