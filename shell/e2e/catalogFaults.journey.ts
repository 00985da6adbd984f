import {
  type Marketplace,
  startMarketplace,
} from '@marketplace/contracts/testing/startMarketplace';
import type { Page } from '@playwright/test';
import { REGIONS, type Region } from './market/catalogRegions';
import { readLayoutShifts, recordLayoutShifts } from './observe/layoutShift';
import { goInside } from './pages/goInside';
import { main } from './pages/productPage';
import { expectLayout } from './pages/remoteError';
import { waitForHydration } from './pages/waitForHydration';
import { stack } from './setup/stack';
import { type ApiFault, startFaultyApi } from './setup/startFaultyApi';
import { startSlowPages } from './setup/startSlowPages';
import { expect, test } from './test';

// The browser reports each call that fails.
test.use({ isComplaining: true });
// One gateway for all of them, whose API is broken for one at a time.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const FAULTS = {
  slow: { delayMs: 5000 },
  failing: { status: 500 },
  gone: { isCut: true },
} satisfies Record<string, ApiFault>;

const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const retries = (page: Page) => main(page).getByRole('button', { name: 'Retry' });

let api: Awaited<ReturnType<typeof startFaultyApi>>;
let market: Marketplace;

/** Shelves at the end of a page come when somebody is near. */
const comeNear = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
};
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

async function expectFrame(page: Page, { frame, expectUsable }: Region) {
  await expect(heading(page)).toHaveText(frame);
  await expectLayout(page);
  await expectUsable(page);
}

async function expectWhole(page: Page, { whole, expectMended }: Region) {
  await expect(heading(page)).toHaveText(whole);
  await expect(page).toHaveTitle(`${whole} · Nodibazar`);
  await comeNear(page);
  await expectMended(page);
  await expect(retries(page)).toHaveCount(0);
  expect(await isMarked(page), 'mended in place').toBe(true);
}

test.describe('on a broken API @once', () => {
  test.beforeAll(async () => {
    api = await startFaultyApi(stack.apiOrigin);
    market = await startMarketplace({
      dataDir: stack.dataDir,
      apiOrigin: api.origin,
      env: { RENDER_WORKERS: '1' },
    });
  });
  test.afterEach(async ({ page }) => {
    api.heal();
    await page.goto('about:blank');
  });
  test.afterAll(async () => {
    await market.stop();
    await api.stop();
  });

  for (const region of REGIONS) {
    test(`${region.name}: the server keeps the page around it, and Retry mends it`, async ({
      page,
    }) => {
      const path = await region.findPath(page.request);
      for (const [kind, fault] of Object.entries(FAULTS)) {
        await test.step(kind, async () => {
          api.breakCalls(region.call, fault);
          const response = await page.goto(`${market.origin}${path}`);
          expect(response?.status()).toBe(region.status);
          await expectFrame(page, region);
          await comeNear(page);
          await expect(main(page).getByText(region.says).first()).toBeVisible();
          if (kind !== 'gone') return;
          await waitForHydration(page);
          await mark(page);
          api.heal();
          await retries(page).first().click();
          await expectWhole(page, region);
        });
      }
    });

    test(`${region.name}: a link leads to the page around it`, async ({ page }) => {
      const path = await region.findPath(page.request);
      for (const [kind, fault] of Object.entries(FAULTS)) {
        await test.step(kind, async () => {
          await page.goto(`${market.origin}/blog`);
          await waitForHydration(page);
          await mark(page);
          api.breakCalls(region.call, fault);
          await goInside(page, path);
          await expect(heading(page)).toHaveText(region.frame, { timeout: 4000 });
          await expectFrame(page, region);
          await comeNear(page);
          if (kind === 'slow') {
            // It may still come: nobody is asked to try again, and nobody has to.
            await expect(retries(page)).toHaveCount(0);
            api.heal();
            await expectWhole(page, region);
            return;
          }
          await expect(main(page).getByText(region.says).first()).toBeVisible();
          // Where two regions ask the same, both have failed before the API is well again.
          await page.waitForLoadState('networkidle');
          api.heal();
          await retries(page).first().click();
          await expectWhole(page, region);
        });
      }
    });
  }

  test('everything: each page says so inside the layout, and answers 503', async ({ page }) => {
    const paths = await Promise.all(REGIONS.map(({ findPath }) => findPath(page.request)));
    api.breakCalls('/', FAULTS.gone);
    for (const path of new Set(paths)) {
      const response = await page.goto(`${market.origin}${path}`);
      expect(response?.status(), path).toBe(503);
      await expect(heading(page)).toHaveCount(1);
      await expect(retries(page).first()).toBeVisible();
      await expectLayout(page);
    }
  });

  test('what the market says is not there is a 404, and stays one on a link', async ({ page }) => {
    api.breakCalls('/product/public/product?', { status: 500 });
    for (const path of ['/shop/no-such-shop', '/category/no-such', '/category/featured/no-such']) {
      const response = await page.goto(`${market.origin}${path}`);
      expect(response?.status(), path).toBe(404);
    }
    await page.goto(`${market.origin}/blog`);
    await waitForHydration(page);
    api.breakCalls('/shop/public/shop/by-handle/', { delayMs: 3000 });
    await goInside(page, '/shop/no-such-shop');
    await expect(heading(page)).toHaveText('Shop');
    await expect(heading(page)).toHaveText("Look like you're lost");
  });
});

test('a page that comes in pieces stands still from its first paint @once', async ({ page }) => {
  const shop = await startSlowPages(stack.origin);
  try {
    await recordLayoutShifts(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        '/',
        '/product/everyday-kurta',
        '/category',
        '/product?minPrice=2&maxPrice=3',
        '/category/river-fish',
        '/shop/bogura-krishi',
        '/shoplist',
      ]) {
        await page.goto(`${shop.origin}${path}`);
        expect(await readLayoutShifts(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  } finally {
    await page.goto('about:blank');
    await shop.stop();
  }
});
