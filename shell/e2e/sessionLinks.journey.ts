import { randomBytes } from 'node:crypto';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { workload } from '@marketplace/contracts/testing/workload';
import type { Page } from '@playwright/test';
import type { TestStore } from './createStore';
import { findDifference, withoutNonces } from './findDifference';
import { startTestShop, type TestShop } from './startTestShop';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const FURTHER_RELEASES = 5;
/** Outside the soak, other journeys take most of the processor. */
const OPEN_LIMIT_MS = 2000 * workload({ gate: 6, soak: 1 });

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
  fetch(origin + path, {
    headers: token === undefined ? {} : { 'x-qa-session': token },
    redirect: 'manual',
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

/** Turns a page of a test session into the page that a shopper would get, without nonces. */
const asShopper = (html: string) =>
  withoutNonces(html)
    .replace(/<script src="\/qa\/[^>]*><\/script>/g, '')
    .replace(/"compositionId":"[^"]*-/, '"compositionId":"')
    .replaceAll('/qa/api', '/api');

test('the trace code of a page opens the same bytes, except for nonces and the session, after five further releases of each part', {
  tag: '@full',
}, async () => {
  test.setTimeout(900_000);
  const trace = randomBytes(16).toString('hex');
  const headers = { traceparent: `00-${trace}-${'1'.repeat(16)}-01` };
  const before = await (await fetch(`${origin}/about-us`, { headers })).text();
  for (let release = 0; release < FURTHER_RELEASES; release += 1) {
    for (const part of PROJECT_PARTS) {
      await store.setLive(part, await store.add(part, 'none'));
    }
  }
  const live = await store.readLive('mf_content');
  const liveNow = async () => (await open('/about-us')).text();
  await expect.poll(liveNow, { timeout: 60_000 }).toContain(`/mf_content/${live}/`);
  expect(before).not.toContain(`/mf_content/${live}/`);

  const started = performance.now();
  const redirect = await open(`/qa/open/${trace.slice(0, 8)}`);
  expect(redirect.status).toBe(303);
  const cookie = redirect.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const address = origin + redirect.headers.get('location');
  const read = async () => (await fetch(address, { headers: { cookie } })).text();
  expect(await read()).toContain('</html>');
  const ms = performance.now() - started;
  // Tries again, because a slow page is sent without the regions that are late.
  await expect(async () => {
    expect(findDifference(asShopper(await read()), asShopper(before))).toBeUndefined();
  }).toPass({ timeout: 60_000 });
  expect(ms).toBeLessThanOrEqual(OPEN_LIMIT_MS);
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
