import {
  chooseCashOnDelivery,
  fillAddress,
  placeButton,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { isHydrated } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import type { Page } from '@playwright/test';
import { type Buyer, createBuyer, expectTyped, writeNote } from './createBuyer';
import * as plain from './plainCheckout';
import { openInChaos, reloadBroken, startChaos } from './startChaos';

/**
 * Number of purchases per seed. The soak has 20 seeds, so it makes 100 purchases with scripts and
 * 100 without. The full run makes more purchases without scripts, because pages without scripts
 * send fewer requests.
 */
const PURCHASES = {
  withScripts: workload({ gate: 3, soak: 5 }),
  without: workload({ gate: 9, soak: 5 }),
};
const SEEDS = Array.from({ length: workload({ gate: 1, soak: 20 }) }, (_, n) => 20_261_125 + n);
/** Maximum number of presses of Place Order. Even a patient shopper gives up after that. */
const PRESSES = 8;

// Runs the journeys serially, because each counts the orders of the same customer.
test.describe.configure({ mode: 'default' });
// Allows console errors, because the browser logs the deliberate faults as errors.
test.use({ allowsConsoleProblems: true });

let buyer: Buyer;
test.beforeAll(async ({ request }) => {
  buyer = await createBuyer(request);
});

const isAlive = (page: Page) => () =>
  page.waitForFunction(isHydrated, undefined, { timeout: 15_000 }).then(
    () => true,
    () => false,
  );
const isThere = async () => true;

/**
 * Fills in the checkout. Reloads the page while one of its lists cannot be loaded.
 * @returns the number of reloads
 */
async function fillWithScripts(page: Page): Promise<number> {
  let reloads = -1;
  await expect(async () => {
    reloads += 1;
    if (reloads > 0) await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    reloads += await reloadBroken(page, isAlive(page));
    await fillAddress(page);
  }).toPass();
  return reloads;
}

async function fillWithoutScripts(page: Page): Promise<number> {
  await plain.fillAddress(page, { 'Upazila or thana': 'Savar' });
  return 0;
}

/**
 * Presses Place Order until the order is placed. A reloaded page must still show all input.
 * @returns the number of reloads
 */
async function order(page: Page, isReady: () => Promise<boolean>): Promise<number> {
  let reloads = 0;
  for (let press = 0; press < PRESSES && !page.url().includes('/thank-you'); press += 1) {
    reloads += await reloadBroken(page, isReady);
    const arrived = page.waitForURL(/\/thank-you/, { timeout: 60_000 }).catch(() => undefined);
    await Promise.race([arrived, pressOnce(page)]);
    await Promise.race([arrived, page.waitForTimeout(5000)]);
  }
  return reloads + (await reloadBroken(page));
}

/**
 * Presses Place Order once. Ignores errors if the reply to the previous press has already opened
 * the thank-you page.
 */
async function pressOnce(page: Page): Promise<void> {
  try {
    if (!(await placeButton(page).isVisible())) return;
    await expectTyped(page);
    await placeButton(page).click({ noWaitAfter: true });
  } catch (error) {
    if (!page.url().includes('/thank-you')) throw error;
  }
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    const purchases = hasScripts ? PURCHASES.withScripts : PURCHASES.without;

    for (const seed of SEEDS) {
      test(`all ${purchases} purchases succeed while some documents, files and API replies are reset or truncated (seed ${seed}) @both`, {
        tag: '@full',
      }, async ({ page }) => {
        test.setTimeout(45_000 + purchases * 40_000);
        const proxy = await startChaos(seed);
        const isReady = hasScripts ? isAlive(page) : isThere;
        const fill = hasScripts ? fillWithScripts : fillWithoutScripts;
        let reloads = 0;
        try {
          for (let made = 0; made < purchases; made += 1) {
            const before = await buyer.countOrders(page);
            await buyer.bringCart(page);
            reloads += await openInChaos(page, `${proxy.origin}/checkout`, isReady);
            reloads += await fill(page);
            await writeNote(page);
            await chooseCashOnDelivery(page);
            reloads += await order(page, isReady);
            await buyer.expectOneOrder(page, before);
          }
        } finally {
          process.stdout.write(`    seed ${seed}: reload was pressed ${reloads} times\n`);
          await page.goto('about:blank');
          await proxy.stop();
        }
      });
    }
  });
}
