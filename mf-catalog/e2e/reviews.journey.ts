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

/** Delay of the reviews in ms. It is longer than a page takes to load on a busy machine. */
const SLOW_MS = 15_000;

/** A product with three pages of reviews. */
const HILSA = '/product/padma-hilsa';
/** Phone of a seeded customer without orders. */
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

test('a customer who received a product can review it once with pictures, and a large photo is scaled down @translated', async ({
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
  const photo = await takePhoto(page);
  expect(photo.length, 'bytes of the photo').toBeGreaterThan(9_000_000);
  await form(page)
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'basket.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(form(page).getByText('Added')).toHaveCount(2);
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
  const large = await own.getByRole('link', { name: /^Picture 2/ }).getAttribute('href');
  expect(await sizeOf(page, large ?? ''), 'the photo stands upright').toEqual([800, 1067]);

  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await expect(reviews(page).getByText('You have already reviewed this product')).toBeVisible();
});

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

/**
 * Creates a photo of over 9 MB as a phone held upright takes it: it has 4000 by 3000 pixels, and an
 * Exif tag tells viewers to rotate it.
 */
async function takePhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
    const context = canvas.getContext('2d');
    const noise = new ImageData(500, 500);
    for (let at = 0; at < noise.data.length; at += 4) {
      noise.data.set(
        [0, 0, 0].map(() => Math.random() * 256),
        at,
      );
      noise.data[at + 3] = 255;
    }
    for (let at = 0; at < 48; at += 1) {
      context?.putImageData(noise, (at % 8) * 500, Math.floor(at / 8) * 500);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const jpeg = Buffer.from(url.split(',')[1] ?? '', 'base64');
  const turned =
    'ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 0006 0000 00000000';
  const exif = Buffer.from(turned.replaceAll(' ', ''), 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

const sizeOf = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, url);

test.describe('on a failing or slow API @desktop', { tag: '@full' }, () => {
  // Allows console errors, because the browser logs each failed request as an error.
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
