import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import {
  cartLink,
  expectCartCount,
  expectSavedCount,
} from '@marketplace/contracts/testing/journeys/pages/header';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { APIRequestContext, Page } from '@playwright/test';

const plusOf = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: `Add ${name} to cart`, exact: true })
    .first();
const stepperOf = (page: Page, name: string) =>
  main(page)
    .getByRole('group', { name: `Quantity of ${name}`, exact: true })
    .first();
const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

/** Opens a list that contains a product without variants. */
async function openList(page: Page, request: APIRequestContext) {
  const { name } = await findPlainProduct(request);
  // Does not wait for the load event, which never fires while a test delays a script.
  await page.goto(`/product?productName=${encodeURIComponent(name)}`, { waitUntil: 'commit' });
  return { name, plus: plusOf(page, name), stepper: stepperOf(page, name) };
}

test('a press on "+" adds a product and shows a stepper, which disappears at quantity 0 @both', async ({
  page,
  request,
}) => {
  await recordLayoutShifts(page);
  const { name, plus, stepper } = await openList(page, request);
  await waitUntilIdle(page);
  const corner = await plus.boundingBox();
  await plus.click();
  await expect(stepper.getByRole('textbox')).toHaveValue('1');
  expect(await readLayoutShifts(page)).toEqual([]);
  await expect(message(page)).toContainText('Item added to cart');
  await expectCartCount(page, 1);
  const more = stepper.getByRole('button', { name: 'Increase quantity' });
  await expect(more).toBeFocused();
  // The stepper's plus button must appear in the same position as the card's "+" button.
  const place = await more.boundingBox();
  expect(Math.abs((place?.x ?? 0) - (corner?.x ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.abs((place?.y ?? 0) - (corner?.y ?? 0))).toBeLessThanOrEqual(1);
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);

  await more.click();
  await expect(stepper.getByRole('textbox')).toHaveValue('2');
  await expectCartCount(page, 2);
  await cartLink(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your cart');
  const line = main(page).getByRole('group', { name: `Quantity of ${name}`, exact: true });
  await expect(line.getByRole('textbox')).toHaveValue('2');

  await page.goBack();
  await waitUntilIdle(page);
  await expect(stepper.getByRole('textbox')).toHaveValue('2');
  const fewer = stepper.getByRole('button', { name: 'Decrease quantity' });
  await fewer.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(stepper).toHaveCount(0);
  await expect(plus).toBeFocused();
  await expectCartCount(page, 0);
  await expectSavedCount(page, 0);
  await page.reload();
  await expectCartCount(page, 0);
});

test('a press on "+" before hydration adds the product after hydration', async ({
  page,
  request,
}) => {
  const release = await holdRequests(page, '**/releases/shell/**/main.js');
  const { plus, stepper } = await openList(page, request);
  await plus.click();
  release();
  await expect(stepper.getByRole('textbox')).toHaveValue('1');
  await expectCartCount(page, 1);
});

test('without JavaScript, a product card shows no "+" button', {
  tag: '@full',
}, async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { plus } = await openList(page, request);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(plus).toBeHidden();
  await context.close();
});

test.describe('the "+" button of a card', { tag: '@full' }, () => {
  // Allows console errors, because the browser logs an error for each file that fails to load.
  test.use({ allowsConsoleProblems: true });

  test('shows an error message if the files of the cart fail to load, and adds the product at the next press', async ({
    page,
    request,
  }) => {
    const files = /\/releases\/mf_cart_checkout\//;
    await page.route(files, (route) => route.abort('connectionrefused'));
    const { plus, stepper } = await openList(page, request);
    await waitUntilIdle(page);
    await plus.click();
    await expect(message(page)).toContainText('Not added to the cart');
    await expect(plus).not.toHaveAttribute('aria-busy');
    await expect(stepper).toHaveCount(0);
    await expectCartCount(page, 0);
    await page.unroute(files);
    await plus.click();
    await expect(stepper.getByRole('textbox')).toHaveValue('1');
    await expectCartCount(page, 1);
  });
});
