import { dose } from '@marketplace/contracts/testing/dose';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  isSameDocument,
  markDocument,
  navigateInside,
  scrollThrough,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expectLayout } from '@marketplace/contracts/testing/journeys/pages/remoteError';
import type { ApiFault } from '@marketplace/contracts/testing/journeys/stack/startFaultyApi';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import { REGIONS, type Region } from './regions';

// The browser reports each call that fails.
test.use({ allowsConsoleProblems: true });
test.describe.configure({ timeout: 120_000 });

const FAULTS = {
  slow: { delayMs: 5000 },
  failing: { status: 500 },
  gone: { isCut: true },
} satisfies Record<string, ApiFault>;
type Kind = keyof typeof FAULTS;

const ALL: Kind[] = ['slow', 'failing', 'gone'];
// In the gate the two ways to a page cover all three faults between them.
const ON_SERVER = dose<Kind[]>({ gate: ['gone'], soak: ALL });
const BY_LINK = dose<Kind[]>({ gate: ['slow', 'failing'], soak: ALL });

const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const retries = (page: Page) => main(page).getByRole('button', { name: 'Retry' });

async function expectFrame(page: Page, { frame, expectUsable }: Region) {
  await expect(heading(page)).toHaveText(frame);
  await expectLayout(page);
  await expectUsable(page);
}

async function expectWhole(page: Page, { whole, expectLoaded }: Region) {
  await expect(heading(page)).toHaveText(whole);
  await expect(page).toHaveTitle(`${whole} · Nodibazar`);
  await scrollThrough(page);
  await expectLoaded(page);
  await expect(retries(page)).toHaveCount(0);
  expect(await isSameDocument(page), 'loaded in place').toBe(true);
}

test.describe('on a broken API @desktop', () => {
  for (const region of REGIONS) {
    test(`${region.name}: the server keeps the page around it, and Retry loads it`, async ({
      page,
      faultyShop,
    }) => {
      const path = await region.findPath(page.request);
      for (const kind of ON_SERVER) {
        await test.step(kind, async () => {
          faultyShop.breakCalls(region.call, FAULTS[kind]);
          const response = await page.goto(`${faultyShop.origin}${path}`);
          expect(response?.status()).toBe(region.status);
          await expectFrame(page, region);
          await scrollThrough(page);
          await expect(main(page).getByText(region.message).first()).toBeVisible();
          if (kind !== 'gone') return;
          await waitForHydration(page);
          await markDocument(page);
          faultyShop.heal();
          await retries(page).first().click();
          await expectWhole(page, region);
        });
      }
    });

    test(`${region.name}: a link leads to the page around it`, async ({ page, faultyShop }) => {
      const path = await region.findPath(page.request);
      for (const kind of BY_LINK) {
        await test.step(kind, async () => {
          await page.goto(`${faultyShop.origin}/blog`);
          await waitForHydration(page);
          await markDocument(page);
          faultyShop.breakCalls(region.call, FAULTS[kind]);
          await navigateInside(page, path);
          await expect(heading(page)).toHaveText(region.frame, { timeout: 4000 });
          await expectFrame(page, region);
          await scrollThrough(page);
          if (kind === 'slow') {
            // The reply may still come: there is no Retry, and none is needed.
            await expect(retries(page)).toHaveCount(0);
            faultyShop.heal();
            await expectWhole(page, region);
            return;
          }
          await expect(main(page).getByText(region.message).first()).toBeVisible();
          // Two regions may share a call: both have to fail before the API is healed.
          await waitUntilIdle(page);
          faultyShop.heal();
          await retries(page).first().click();
          await expectWhole(page, region);
        });
      }
    });
  }

  test('without any API each page says so inside the layout, and answers 503', async ({
    page,
    faultyShop,
  }) => {
    const paths = await Promise.all(REGIONS.map(({ findPath }) => findPath(page.request)));
    faultyShop.breakCalls('/', FAULTS.gone);
    for (const path of new Set(paths)) {
      const response = await page.goto(`${faultyShop.origin}${path}`);
      expect(response?.status(), path).toBe(503);
      await expect(heading(page)).toHaveCount(1);
      await expect(retries(page).first()).toBeVisible();
      await expectLayout(page);
    }
  });

  test('a shop or category that does not exist is a 404, and stays one on a link', async ({
    page,
    faultyShop,
  }) => {
    faultyShop.breakCalls('/product/public/product?', { status: 500 });
    for (const path of ['/shop/no-such-shop', '/category/no-such', '/category/featured/no-such']) {
      const response = await page.goto(`${faultyShop.origin}${path}`);
      expect(response?.status(), path).toBe(404);
    }
    await page.goto(`${faultyShop.origin}/blog`);
    await waitForHydration(page);
    faultyShop.breakCalls('/shop/public/shop/by-handle/', { delayMs: 3000 });
    await navigateInside(page, '/shop/no-such-shop');
    await expect(heading(page)).toHaveText('Shop');
    await expect(heading(page)).toHaveText("Look like you're lost");
  });
});
