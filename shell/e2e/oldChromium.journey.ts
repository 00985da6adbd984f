import { join } from 'node:path';
import { CONSENT_COOKIE } from '@marketplace/contracts/cookies';
import { BANGLA_SYSTEM } from '@marketplace/contracts/design/fonts/banglaSystem.server';
import {
  hasOldChromium,
  oldChromiumPath,
} from '@marketplace/contracts/testing/journeys/browsers/oldChromium';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { collectConsoleProblems } from '@marketplace/contracts/testing/journeys/observe/consoleProblems';
import { trackRequests, waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { logIn, openSearch, searchBox } from '@marketplace/contracts/testing/journeys/pages/header';
import {
  touchPage,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
// The `test` of the other journeys is not used, because it opens today's Chromium for each test.
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { buyProduct } from './buyProduct';

const root = join(import.meta.dirname, '../..');

/**
 * True for the two errors that Chromium 109 is expected to log: it does not know the attribute
 * `popover`, and a script was still loading when the visitor left the page.
 */
const isExpected = (problem: string) =>
  /'popover' attribute|trying to verify integrity/.test(problem);

/**
 * Each width has its own seeded customer, because an order at one width would empty the cart at the
 * other.
 */
const VISITS = [
  { width: 390, phone: '01711000002' },
  { width: 1280, phone: '01711000004' },
];

for (const { width, phone } of hasOldChromium ? VISITS : []) {
  const test = base.extend<{ oldContext: BrowserContext; shopper: Page }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    oldContext: async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: oldChromiumPath(root),
        args: ['--no-sandbox', '--disable-gpu', '--no-zygote'],
        env: { ...process.env, ...BANGLA_SYSTEM },
      });
      const context = await browser.newContext({
        baseURL: stack.origin,
        locale: 'en-GB',
        timezoneId: 'Asia/Dhaka',
        viewport: { width, height: 844 },
      });
      await context.addCookies([{ name: CONSENT_COOKIE, value: 'none', url: stack.origin }]);
      await use(context);
      await browser.close();
    },
    shopper: async ({ oldContext }, use) => {
      const page = await oldContext.newPage();
      trackRequests(page);
      const problems = collectConsoleProblems(page);
      await use(page);
      expect(
        problems.filter((problem) => !isExpected(problem)),
        'on the console',
      ).toEqual([]);
    },
  });

  test.describe(`in Chromium 109 at ${width} px`, { tag: '@full' }, () => {
    test('a visitor finds, buys and tracks a product', async ({ shopper }) => {
      test.slow();
      await buyProduct(shopper, { signIn: () => logIn(shopper, phone) });
    });

    test('menu and search cover nothing until their buttons open them', async ({ shopper }) => {
      for (const path of ['/', '/about-us']) {
        await shopper.goto(path);
        await expectUncovered(shopper);
        await waitUntilIdle(shopper);
      }
      await shopper.goto('/product');
      const menu = shopper.getByRole('navigation', { name: 'Main menu' });
      if (width < 1150) {
        await expect(menu).toBeHidden();
        await shopper.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
        await expect(shopper.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expect(menu).toBeVisible();
        await shopper.keyboard.press('Escape');
      }
      await expect(menu).toBeVisible({ visible: width >= 1150 });
      await openSearch(shopper);
      await expect(searchBox(shopper)).toBeVisible();
    });

    test('every page hydrates', async ({ shopper, oldContext }) => {
      test.setTimeout(300_000);
      await openAll(shopper, ({ guard }) => !guard);
      const token = await signIn(oldContext);
      await openAll(shopper, ({ guard }) => Boolean(guard), token);
    });

    test('a browser that is too old for the shop shows the whole page, with an open menu and search', async ({
      oldContext,
    }) => {
      // Without `CompressionStream`, the shop treats the browser as older than the supported ones.
      await oldContext.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
      const page = await oldContext.newPage();
      await page.setViewportSize({ width: Math.max(width, 360), height: 740 });
      await page.goto('/');
      await expect(page.getByText('This browser is too old')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      // Content that the browser has not laid out has no box, so it cannot be in the viewport.
      for (const last of [
        main(page).getByRole('region').last().getByRole('link').last(),
        page.getByRole('contentinfo').getByRole('link').last(),
      ]) {
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
      }
      await searchBox(page).fill('rui');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(/productName=rui/);
      await expect(main(page).getByRole('article').first()).toBeVisible();
    });
  });
}

/**
 * For each page with a parameter in its path: the call that lists examples of the page, and the
 * field that replaces the parameter.
 */
const EXAMPLES: Readonly<Record<string, { list: string; field: 'handle' | 'uuid' }>> = {
  '/product/:slug': { list: '/product/public/product', field: 'handle' },
  '/category/:slug': { list: '/category/sub-categories', field: 'handle' },
  '/category/featured/:uuid': { list: '/category/featured-product-groups', field: 'uuid' },
  '/shop/:slug?': { list: '/shop/public/shop', field: 'handle' },
  '/blog/:slug': { list: '/blog', field: 'handle' },
  '/orders/:slug': { list: '/order/my-order', field: 'uuid' },
  '/orders/:slug/reorder': { list: '/order/my-order', field: 'uuid' },
  '/orders/:slug/invoice': { list: '/order/my-order', field: 'uuid' },
};

/** Path of a page, with an example in place of a parameter. */
async function examplePath(page: Page, pattern: string, token?: string): Promise<string> {
  if (pattern === '/:brand') return '/nodibazar';
  if (!pattern.includes(':')) return pattern;
  const example = EXAMPLES[pattern];
  if (!example) throw new Error(`No call is known that lists an example of ${pattern}.`);
  const { items } = await callMarket<{ items: Record<'handle' | 'uuid', string>[] }>(
    page.request,
    example.list,
    { token },
  );
  const [first] = items;
  if (!first) throw new Error(`${example.list} lists no example of ${pattern}.`);
  return pattern.replace(/:\w+\??/, first[example.field]);
}

async function openAll(
  page: Page,
  isMeant: (entry: (typeof PROJECT_PAGES)[number]) => boolean,
  token?: string,
) {
  for (const { path: pattern } of PROJECT_PAGES.filter(isMeant)) {
    const path = await examplePath(page, pattern, token);
    const response = await page.goto(path);
    // The thank-you page exists only for an order that was just placed.
    expect(response?.status(), path).toBe(path === '/thank-you' ? 404 : 200);
    await waitForHydration(page);
    await touchPage(page);
    await expect(main(page).getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeAttached();
    await expectUncovered(page);
    await waitUntilIdle(page);
  }
}

/** Expects that the middle of the first view shows the page, and not a menu or a search. */
async function expectUncovered(page: Page): Promise<void> {
  const isUncovered = () =>
    page.evaluate(() => {
      const header = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('header');
      // The page of a shop has a header of its own.
      return !header || header.closest('main') !== null;
    });
  await expect.poll(isUncovered, page.url()).toBe(true);
}
