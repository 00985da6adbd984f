import {
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { receiveProduct } from '@marketplace/contracts/testing/journeys/market/purchases';
import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { logIn, loginModal } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

/** Delay of the reviews, ms; longer than a page takes on a busy machine. */
const SLOW_MS = 15_000;

/** A product with three pages of reviews. */
const HILSA = '/product/padma-hilsa';
/** A seeded customer without orders. */
const NEWCOMER = '01711000005';

const reviews = (page: Page) => main(page).getByRole('region', { name: 'Reviews', exact: true });
const form = (page: Page) => page.getByRole('dialog', { name: 'Write a review' });

test('the next page of reviews loads in place, and a shopper sees why they cannot write a review', async ({
  page,
}) => {
  await page.goto(HILSA);
  await waitForHydration(page);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(reviews(page).getByText('29 reviews')).toBeVisible();
  // Waits for the rest of the page, so that the link does not move before it is pressed.
  await waitUntilIdle(page);
  await reviews(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/reviewPage=2#reviews$/);
  await expect(reviews(page).getByRole('link', { name: 'Previous page' })).toBeVisible();
  await expect(reviews(page).getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  await expect(main(page).getByRole('heading', { level: 1 })).not.toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/padma-hilsa$/);
  await expect(reviews(page).getByRole('link', { name: 'Previous page' })).toHaveCount(0);

  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  const modal = loginModal(page);
  await expect(modal).toBeVisible();
  await expect(reviews(page).getByText('Please log in to write a review')).toBeAttached();
  await modal.getByRole('button', { name: 'Not Now' }).click();
  await logIn(page, NEWCOMER);
  await expect(
    reviews(page).getByText('Only customers who bought this product can review it'),
  ).toBeVisible();
  await expect(form(page)).toBeHidden();
});

test('a customer who received a product can review it once, with a picture', async ({
  page,
  context,
}) => {
  const product = await findPlainProduct(page.request);
  const phone = await signUp(page.request, 'Nusrat Jahan');
  await verifyPhone(page.request, phone);
  const token = await signIn(context, phone);
  await receiveProduct(page.request, token, product);

  await page.goto(`/product/${product.handle}`);
  await waitForHydration(page);
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await expect(form(page)).toBeVisible();
  await form(page).getByRole('button', { name: 'Send review' }).click();
  const refusal = form(page).getByText('Please choose one to five stars');
  await expect(refusal).toBeVisible();
  const star = form(page).getByRole('radio', { name: '1 star', exact: true });
  await expect(star).toBeFocused();
  await form(page)
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'fish.png', mimeType: 'image/png', buffer: await drawPng(page) });
  await expect(form(page).getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect(form(page).getByText('Added')).toBeVisible();
  await expect(refusal).toBeVisible();
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);

  await star.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByRole('radio', { name: '4 stars' })).toBeChecked();
  const comment = `Arrived cold & fresh <b>${phone}</b>`;
  await form(page).getByLabel('How was it?').fill(comment);
  await form(page).getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Review Added Successfully')).toBeVisible();
  await expect(form(page)).toBeHidden();
  const own = reviews(page).getByRole('listitem').filter({ hasText: comment });
  await expect(own.getByRole('link', { name: /^Picture 1 from Nusrat/ })).toBeVisible();

  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await expect(reviews(page).getByText('You have already reviewed this product')).toBeVisible();
});

/** Draws a picture for the upload. */
async function drawPng(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 64;
    canvas.getContext('2d')?.fillRect(8, 8, 40, 40);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test.describe('on a failing API @desktop', { tag: '@full' }, () => {
  // The browser logs an error for each call that fails.
  test.use({ allowsConsoleProblems: true });

  test('reviews that fail to load show an error in their region, and load on Retry', async ({
    page,
    faultyShop,
  }) => {
    faultyShop.breakCalls('/product/review?', { status: 500 });
    await page.goto(`${faultyShop.origin}/product/boal`);
    await waitForHydration(page);
    await expect(buyButton(page)).toBeVisible();
    await expect(reviews(page).getByText('The reviews could not be loaded')).toBeVisible();
    await expect(
      main(page)
        .getByRole('region', { name: /^More from/ })
        .first(),
    ).toBeVisible();
    faultyShop.heal();
    await reviews(page).scrollIntoViewIfNeeded();
    await reviews(page).getByRole('button', { name: 'Retry' }).click();
    await expect(reviews(page).getByRole('button', { name: 'Write a review' })).toBeVisible();
  });

  test('reviews that load slowly do not delay the page', async ({ page, faultyShop }) => {
    faultyShop.breakCalls('/product/review?', { delayMs: SLOW_MS });
    const start = Date.now();
    await page.goto(`${faultyShop.origin}/product/ayre`, { waitUntil: 'commit' });
    await expect(buyButton(page)).toBeVisible();
    expect(Date.now() - start).toBeLessThan(SLOW_MS);
    await expect(
      main(page)
        .getByRole('region', { name: /^More from/ })
        .first(),
    ).toBeVisible();
  });
});
