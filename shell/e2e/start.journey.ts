import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { listScripts } from '@marketplace/contracts/testing/journeys/observe/scripts';
import { expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import { buyButton } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

/** Matches scripts for the next step of a visitor: API client, prefetching, menus. */
const NEXT_STEP = /\/(vendors-.*axios.*|prefetch|menu|footer|on-demand)\.js$/;

const forNextStep = async (page: Page) =>
  (await listScripts(page)).filter(({ path }) => NEXT_STEP.test(path));

test('if a visitor presses the buy button before the scripts load, the product is added once they have loaded', async ({
  page,
  request,
}) => {
  const { handle } = await findPlainProduct(request);
  const release = await holdRequests(page, '**/releases/shell/**/main.js');
  await page.goto(`/product/${handle}`, { waitUntil: 'commit' });
  await buyButton(page).click();
  await expectCartCount(page, 0);
  release();
  await expectCartCount(page, 1);
});

test("a page fetches the scripts for a visitor's next step only after the first interaction @both", async ({
  page,
}) => {
  await page.goto('/product');
  await waitUntilIdle(page);
  expect(await forNextStep(page)).toEqual([]);
  await page.evaluate(() => window.scrollBy(0, 40));
  await expect.poll(async () => (await forNextStep(page)).length).toBeGreaterThan(2);
});

test('a tap on a product card does not wait for scripts', async ({ page }) => {
  await page.goto('/product');
  await waitUntilIdle(page);
  await page.evaluate(() => window.scrollBy(0, 40));
  await expect.poll(async () => (await forNextStep(page)).length).toBeGreaterThan(2);
  await waitUntilIdle(page);
  const fetchedAhead = (await listScripts(page)).length;
  await page
    .getByRole('main')
    .locator('article a[href^="/product/"]')
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  const scripts = (await listScripts(page)).map(({ path }) => path);
  expect(scripts.join()).toContain('axios');
  // Scripts that the page fetched only after the tap.
  const late = scripts.slice(fetchedAhead);
  expect(late.filter((path) => /axios|send|catalog-(product|loaders)/.test(path))).toEqual([]);
});

test('the End key scrolls to the real end of a page whose lower part was not laid out yet @both', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/product/everyday-kurta');
  const folded = page.locator('[data-first-view]');
  await waitUntilIdle(page);
  await expect(folded).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(folded).toHaveCount(0);
  const belowView = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight,
    );
  await expect.poll(belowView).toBeLessThan(2);
  await waitUntilIdle(page);
  expect(await belowView()).toBeLessThan(2);
});
