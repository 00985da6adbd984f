import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { trackRequests, waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { buyButton } from '@marketplace/contracts/testing/journeys/pages/productPage';
import {
  countDifferences,
  decodePicture,
} from '@marketplace/contracts/testing/journeys/pictures/picture';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Browser, Page } from '@playwright/test';
import { findDifference, withoutNonces } from './findDifference';
import { type CreatedSession, startTestShop, type TestShop } from './startTestShop';

test.describe.configure({ mode: 'default', timeout: 240_000 });

let shop: TestShop;
/** A test session with a frozen clock and a seed for random numbers. */
let session: CreatedSession;
test.beforeAll(async () => {
  shop = await startTestShop();
  const clock = { at: '2027-01-05T09:00:00+06:00', isFrozen: true };
  session = await shop.createSession({ clock, seed: 7 });
});
test.afterAll(() => shop?.stop());

/** Pages of each remote that other journeys do not change. */
const PATHS = ['/', '/about-us', '/blog', '/contact', '/cart', '/login', '/privacy-policy'];

async function readPage(path: string, token: string): Promise<string> {
  const reply = await fetch(shop.origin + path, { headers: { 'x-qa-session': token } });
  return reply.text();
}

/** Takes a screenshot of a page in a new browser context. */
async function drawPage(browser: Browser, link: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  trackRequests(page);
  await page.goto(link);
  await waitUntilIdle(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return decodePicture(picture);
}

for (const path of PATHS) {
  test(
    `in a session with a frozen clock and a seed, two visits to ${path} get the same HTML, except for nonces and trace, and look the same`,
    inGateIf(path === '/'),
    async ({ browser }) => {
      const { token, link } = session;
      // Tries again, because a slow page is sent without the regions that are late. A page that
      // depends on chance would never be the same twice.
      await expect(async () => {
        const first = withoutNonces(await readPage(path, token));
        expect(first).toContain('</html>');
        const second = withoutNonces(await readPage(path, token));
        expect(findDifference(first, second)).toBeUndefined();
      }).toPass({ timeout: 60_000 });
      const open = () => drawPage(browser, `${link}?to=${path}`);
      expect(countDifferences(await open(), await open())).toBe(0);
    },
  );
}

test('a page with a random number from the server shows the same number on each visit with a seed, and different numbers without', {
  tag: '@full',
}, async () => {
  const composition = {
    mf_content: { version: await shop.store.add('mf_content', 'random text') },
  };
  const drawn = async (token: string) =>
    /Drawn: ([\d.e-]+)/.exec(await readPage('/about-us', token))?.[1];
  const { token } = await shop.createSession({ composition, seed: 7 });
  const first = await drawn(token);
  expect(Number(first)).toBeGreaterThan(0);
  expect(await Promise.all([drawn(token), drawn(token), drawn(token)])).toEqual([
    first,
    first,
    first,
  ]);
  const unseeded = (await shop.createSession({ composition })).token;
  expect(await drawn(unseeded)).not.toBe(await drawn(unseeded));
  expect(await readPage('/about-us', unseeded)).not.toContain('panel-chance');
});

/**
 * Returns random numbers and ids from a product page, and the trace of the call that fills the
 * cart.
 */
async function draw(page: Page, link: string) {
  await page.goto(link);
  await waitUntilIdle(page);
  const filled = page.waitForRequest((request) => request.method() === 'POST');
  await buyButton(page).click();
  const { traceparent = '' } = (await filled).headers();
  const drawn = await page.evaluate(() => ({
    numbers: [Math.random(), Math.random()],
    ids: [Math.random().toString(36), Math.random().toString(16), crypto.randomUUID()],
    key: [...crypto.getRandomValues(new Uint8Array(8))].join(),
  }));
  return { ...drawn, traceparent };
}

test('with a seed, a browser gets the same random numbers on each visit, but different ids, keys and traces', async ({
  page,
  request,
}) => {
  const { handle } = await findPlainProduct(request);
  const open = () => draw(page, `${session.link}?to=/product/${handle}`);
  const [first, second] = [await open(), await open()];
  expect(second.numbers).toEqual(first.numbers);
  const drawn = [first, second].flatMap(({ ids, key, traceparent }) => [...ids, key, traceparent]);
  expect(drawn).not.toContain('');
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('the script of the seed is missing on pages outside test sessions, and at a gateway without test sessions', async () => {
  const headers = { 'x-qa-seed': '7', cookie: 'seed=7' };
  for (const origin of [shop.origin, stack.origin]) {
    const page = await fetch(`${origin}/?seed=7`, { headers });
    expect(await page.text()).not.toContain('panel-chance');
  }
  expect((await fetch(`${stack.origin}/qa/panel-chance.js`)).status).toBe(404);
});
