import {
  ADDRESS,
  chooseCashOnDelivery,
  fillAddress,
  placeButton,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import { type Buyer, createBuyer, expectTyped, writeNote } from './createBuyer';

// Runs the journeys serially, because each counts the orders of the same customer.
test.describe.configure({ mode: 'default' });
// Allows console errors, because the browser logs the deliberate faults as errors.
test.use({ allowsConsoleProblems: true });

let buyer: Buyer;
test.beforeAll(async ({ request }) => {
  buyer = await createBuyer(request);
});

async function fillCheckout(page: Page): Promise<void> {
  await page.goto('/checkout');
  await waitForHydration(page);
  await fillAddress(page);
  await writeNote(page);
  await chooseCashOnDelivery(page);
}

async function startCheckout(page: Page): Promise<void> {
  await buyer.bringCart(page);
  await fillCheckout(page);
}

test('an order whose reply is lost is placed exactly once, even if Place Order is pressed again @both', {
  tag: '@full',
}, async ({ page }) => {
  const before = await buyer.countOrders(page);
  await startCheckout(page);
  let lost = 0;
  await page.route('**/api/order', async (route) => {
    if (lost === 3) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await expect(async () => {
    if (!page.url().includes('/thank-you')) await placeButton(page).click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/thank-you/, { timeout: 4000 });
  }).toPass({ timeout: 40_000 });
  expect(lost).toBeGreaterThan(1);
  await buyer.expectOneOrder(page, before);
});

test('the checkout keeps all input while the browser is offline, and Place Order succeeds after the browser is online again @both', {
  tag: '@full',
}, async ({ page, context }) => {
  const before = await buyer.countOrders(page);
  await startCheckout(page);
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await expectTyped(page);
  await context.setOffline(false);
  await placeButton(page).click();
  await buyer.expectOneOrder(page, before);
});

test('a double tap on Place Order on a slow phone places one order', async ({ page, context }) => {
  const before = await buyer.countOrders(page);
  await startCheckout(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  try {
    await placeButton(page).dblclick();
    await buyer.expectOneOrder(page, before);
  } finally {
    // Restores the speed, because the next journey uses the same page.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
});

test('a cart that is ordered in two tabs at the same time leads to only one order @both', {
  tag: '@full',
}, async ({ page, context }) => {
  const before = await buyer.countOrders(page);
  await startCheckout(page);
  const other = await context.newPage();
  await fillCheckout(other);
  // Dispatches events instead of real clicks, because a click would wait until the button is
  // stable. Meanwhile the order of the other tab may remove the button.
  await Promise.all([page, other].map((tab) => placeButton(tab).dispatchEvent('click')));
  await expect
    .poll(() => [page, other].filter((tab) => tab.url().includes('/thank-you')).length)
    .toBeGreaterThan(0);
  const [winner] = [page, other].filter((tab) => tab.url().includes('/thank-you'));
  await buyer.expectOneOrder(winner ?? page, before);
});

test('Back and reload lose no input at any step of a purchase, and only one order is placed @both', {
  tag: '@full',
}, async ({ page }) => {
  const before = await buyer.countOrders(page);
  await startCheckout(page);
  await page.reload();
  await waitForHydration(page);
  await expectTyped(page);
  await page.goto('/cart');
  await page.reload();
  await expectCartCount(page, 1);
  await page.goBack();
  await waitForHydration(page);
  await expectTyped(page);
  await placeButton(page).click();
  await buyer.expectOneOrder(page, before);
  const thanks = page.url();
  await page.reload();
  await expect(main(page)).toContainText(ADDRESS['Street, house, flat']);
  await page.goBack();
  await expect(placeButton(page)).toBeHidden();
  await expectCartCount(page, 0);
  await page.goto(thanks);
  await buyer.expectOneOrder(page, before);
});

test("Back and reload on the payment provider's page never place a second order @both", {
  tag: '@full',
}, async ({ page }) => {
  const before = await buyer.countOrders(page);
  await startCheckout(page);
  await main(page)
    .getByRole('radio', { name: /^bKash/ })
    .check();
  await placeButton(page).click();
  const pay = page.getByRole('button', { name: 'Succeed', exact: true });
  await expect(pay).toBeVisible();
  await page.reload();
  await expect(pay).toBeVisible();
  for (const _ of ['at once', 'again']) {
    await page.goBack();
    await expect(
      main(page).getByRole('heading', { level: 1, name: 'Your order waits for its payment' }),
    ).toBeVisible();
    await expect(placeButton(page)).toBeHidden();
    await buyer.expectOneOrder(page, before);
    await page.goForward();
    await expect(pay).toBeVisible();
  }
  await pay.click();
  await expect(main(page)).toContainText('is paid.');
  await page.goBack();
  await expect(page).toHaveURL(/sandbox-gateway/);
  await page.goto('/cart');
  await expectCartCount(page, 0);
  expect(await buyer.countOrders(page)).toBe(before + 1);
});
