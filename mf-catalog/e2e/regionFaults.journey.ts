import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
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
import { workload } from '@marketplace/contracts/testing/workload';
import type { Page } from '@playwright/test';
import { REGIONS, type Region } from './regions';

// Allows console errors, because the browser logs each failed request as an error.
test.use({ allowsConsoleProblems: true });
test.describe.configure({ timeout: 120_000 });

const FAULTS = {
  'is slow': { delayMs: 15_000 },
  fails: { status: 500 },
  'is cut off': { isCut: true },
} satisfies Record<string, ApiFault>;

/** Each way to open a page, combined with each fault of the call that a region needs. */
const WAYS = (['a document load', 'a link'] as const).flatMap((way) =>
  (['is slow', 'fails', 'is cut off'] as const).map((fault) => ({ way, fault })),
);
// The gate tests the first region, and the full run tests all regions, each region with one of the
// combinations. A soak (`npm test -- soak`) tests all regions with all combinations. The tests
// `product-list.faults` cover the other cases without a browser.
const CASES = WAYS.flatMap((each, place) => {
  const gate = REGIONS.filter((_, index) => index % WAYS.length === place);
  return workload({ gate, soak: REGIONS }).map((region) => ({ ...each, region }));
});
/**
 * Regions whose pages are opened while every API call fails. Only a soak uses all regions; the full
 * run uses every fifth.
 */
const ALONE = workload({ gate: REGIONS.filter((_, index) => index % 5 === 0), soak: REGIONS });

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
  for (const { region, way, fault } of CASES) {
    test(
      `a page opened by ${way} shows everything except "${region.name}" while the call of that region ${fault}, and loads the region in place once the API is repaired`,
      inGateIf(region === REGIONS[0]),
      async ({ page, faultyShop }) => {
        const path = await region.findPath(page.request);
        if (way === 'a link') {
          await page.goto(`${faultyShop.origin}/blog`);
          await waitForHydration(page);
          await markDocument(page);
          faultyShop.breakCalls(region.call, FAULTS[fault]);
          await navigateInside(page, path);
          await expect(heading(page)).toHaveText(region.frame);
        } else {
          faultyShop.breakCalls(region.call, FAULTS[fault]);
          const response = await page.goto(`${faultyShop.origin}${path}`);
          expect(response?.status()).toBe(region.status);
        }
        await expectFrame(page, region);
        await scrollThrough(page);
        if (way === 'a link' && fault === 'is slow') {
          // The region shows no Retry yet, because the reply may still arrive.
          await expect(retries(page)).toHaveCount(0);
          faultyShop.heal();
          await expectWhole(page, region);
          return;
        }
        await expect(main(page).getByText(region.message).first()).toBeVisible();
        // Two regions may use the same call. Waits until both have failed before the API is
        // repaired.
        await waitUntilIdle(page);
        if (way === 'a document load') await markDocument(page);
        faultyShop.heal();
        await retries(page).first().click();
        await expectWhole(page, region);
      },
    );
  }

  test('if every API call fails, each page replies 503 and shows an error inside the layout', {
    tag: '@full',
  }, async ({ page, faultyShop }) => {
    const paths = await Promise.all(ALONE.map(({ findPath }) => findPath(page.request)));
    faultyShop.breakCalls('/', FAULTS['is cut off']);
    for (const path of new Set(paths)) {
      const response = await page.goto(`${faultyShop.origin}${path}`);
      expect(response?.status(), path).toBe(503);
      await expect(heading(page)).toHaveCount(1);
      await expect(retries(page).first()).toBeVisible();
      await expectLayout(page);
    }
  });

  test('an unknown shop or category replies 404, and a link to an unknown shop leads to the not-found page', {
    tag: '@full',
  }, async ({ page, faultyShop }) => {
    faultyShop.breakCalls('/product/public/product?', { status: 500 });
    for (const path of ['/shop/no-such-shop', '/category/no-such', '/category/featured/no-such']) {
      const response = await page.request.get(`${faultyShop.origin}${path}`);
      expect(response.status(), path).toBe(404);
    }
    await page.goto(`${faultyShop.origin}/blog`);
    await waitForHydration(page);
    faultyShop.breakCalls('/shop/public/shop/by-handle/', { delayMs: 4000 });
    await navigateInside(page, '/shop/no-such-shop');
    await expect(heading(page)).toHaveText('Shop');
    await expect(heading(page)).toHaveText("Look like you're lost");
  });
});
