import { randomBytes } from 'node:crypto';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
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

test('the code of a page of a test session opens the page with the releases of the session, but without its faults @full', async ({
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

test('the code of a test session opens its settings in another session, also for a browser whose session has ended', {
  tag: '@full',
}, async ({ page, browser }) => {
  const { code, link, token } = await createSession({ language: 'bn', theme: 'dark' });
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${link}?to=/about-us`);
  await page.goto(`${origin}/qa/open/${code.toUpperCase()}?to=/about-us`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  const idOf = async (tab: Page) => (await tab.request.get(`${origin}/qa/session`)).json();
  const [copy, first] = [await idOf(page), await idOf(other)];
  expect(copy.settings).toEqual(first.settings);
  expect(copy.id).not.toBe(first.id);

  await fetch(`${origin}/qa/session`, { method: 'DELETE', headers: { 'x-qa-session': token } });
  await other.goto(`${origin}/about-us`);
  await other.getByRole('link', { name: 'Open the panel' }).click();
  await other.getByRole('button', { name: 'Make a test session' }).click();
  await other.getByRole('link', { name: 'Open the shop' }).click();
  await expect(other.getByRole('button', { name: 'Test', exact: true })).toBeVisible();
  await page.goto(`${origin}/about-us`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await stranger.close();
});

test('a test session opens the canary of a part or its live release, whichever release its visitor is given', {
  tag: '@full',
}, async () => {
  const live = await store.readLive('mf_content');
  const canary = await store.add('mf_content', 'none');
  await store.setCanary('mf_content', canary);
  const versionFor = async (token?: string) => {
    const html = await (await open('/about-us', token)).text();
    return /releases\/mf_content\/([\w.-]+)\//.exec(html)?.[1];
  };
  await expect.poll(() => versionFor(), { timeout: 30_000 }).toBe(canary);
  for (const [channel, version] of [
    ['production', live],
    ['canary', canary],
  ] as const) {
    const { token } = await createSession({ composition: { mf_content: { channel } } });
    expect(await versionFor(token), channel).toBe(version);
  }
});
