import {
  findPlainProduct,
  findProductWithVariants,
} from '@marketplace/contracts/testing/journeys/market/products';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  readLayoutShifts,
  recordLayoutShifts,
} from '@marketplace/contracts/testing/journeys/observe/layoutShifts';
import {
  navigateInside,
  touchPage,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expectLayout } from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Locator, Page } from '@playwright/test';

/** Time for which each slide is shown, in ms. */
const SLIDE_MS = 6000;

const slider = (page: Page) => main(page).getByRole('region', { name: 'Offers of the market' });
const playButton = (page: Page) => slider(page).getByRole('button', { name: /the slides$/ });
const dot = (page: Page, number: number) =>
  slider(page).getByRole('link', { name: new RegExp(`^Slide ${number}:`) });

async function expectShown(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(slider(page).locator('[aria-current]')).toHaveCount(1);
}

/** Swipes with one finger through DevTools, because Playwright's own touchscreen can only tap. */
async function swipe(page: Page, target: Locator, distance: number) {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', dx: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width / 2 - distance / 2 + dx, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', (step * distance) / 10);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the slides advance by themselves, and a button pauses and restarts them', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.mouse.move(0, 0);
  await expectShown(page, 1);
  await waitUntilIdle(page);
  await page.clock.fastForward(SLIDE_MS);
  await expectShown(page, 2);
  await playButton(page).click();
  await expect(playButton(page)).toHaveAccessibleName('Play the slides');
  await playButton(page).press('Enter');
  await expect(playButton(page)).toHaveAccessibleName('Pause the slides');
});

test('an arrow key ends the automatic movement of the slides, and a dot, the Next button or a swipe moves them @both', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  await waitUntilIdle(page);
  await slider(page).locator('ul a').first().focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await expect(playButton(page)).toHaveAccessibleName('Play the slides');
  // Tab moves the focus to the visible slide. The dots come after it.
  await page.keyboard.press('Tab');
  const second = slider(page).locator('ul').first().locator('> li').nth(1);
  await expect(second.getByRole('link')).toBeFocused();
  // Waits until the slides stand still, because they ignore arrow keys while they move.
  await expect
    .poll(() =>
      second.evaluate((slide) =>
        Math.round(
          slide.getBoundingClientRect().left -
            (slide.parentElement?.getBoundingClientRect().left ?? 0),
        ),
      ),
    )
    .toBe(0);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dot(page, 1)).toBeFocused();
  const last = await slider(page).locator('ul').first().locator('> li').count();
  await dot(page, last).click();
  await expectShown(page, last);
  await expect(page).toHaveURL(/\/$/);
  const next = slider(page).getByRole('button', { name: 'Next slide' });
  if (await next.isVisible()) {
    await next.click();
    await expectShown(page, 1);
  } else {
    await expect(
      slider(page)
        .locator('ul > li')
        .nth(last - 1),
    ).toBeInViewport({ ratio: 0.99 });
    await swipe(page, slider(page).locator('ul').first(), 280);
    await expectShown(page, last - 1);
  }
  for (const button of await slider(page).getByRole('button').all()) {
    const box = await button.boundingBox();
    if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
});

test.describe('the home page on a broken API @desktop', { tag: '@full' }, () => {
  // Allows console errors, because the browser logs each failed request as an error.
  test.use({ allowsConsoleProblems: true });

  test('says in each region what failed to load, loads all of it on one Retry, and keeps the slides still if reduced motion is set', async ({
    page,
    faultyShop,
  }) => {
    faultyShop.breakCalls('/slider/home-slider', { delayMs: 5000 });
    faultyShop.breakCalls('/category/public-featured-shops', { status: 500 });
    faultyShop.breakCalls('/category/featured-sub-category-groups', { status: 503 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(faultyShop.origin);
    expect(response?.status()).toBe(200);
    await expectLayout(page);
    for (const what of ['offers', 'shops', 'categories']) {
      await expect(
        main(page).getByRole('heading', { name: `The ${what} could not be loaded` }),
      ).toBeVisible();
    }
    expect(await main(page).locator('a[href^="/product/"]').count()).toBeGreaterThan(12);
    await waitForHydration(page);

    faultyShop.heal();
    await main(page).getByRole('button', { name: 'Retry' }).first().click();
    await expect(slider(page)).toBeVisible();
    await expect(main(page).locator('a[href^="/shop/"] >> nth=0')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(playButton(page)).toHaveAccessibleName('Play the slides');
    await playButton(page).click();
    await expect(playButton(page)).toHaveAccessibleName('Pause the slides');
  });
});

test('after a shopper has found a shop and filtered its products, Back from a product restores list and scroll position', async ({
  page,
}) => {
  await page.goto('/shoplist');
  await waitForHydration(page);
  await main(page).getByRole('searchbox', { name: 'Name of the shop' }).fill('krishi');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/shoplist\?shopName=krishi$/);
  await main(page)
    .getByRole('link', { name: /^Bogura Krishi/ })
    .click();

  await expect(page).toHaveURL(/\/shop\/bogura-krishi$/);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bogura Krishi Ghor');
  await expect(heading).toBeFocused();
  const phone = main(page).locator('a[href^="tel:+880"]');
  await expect(phone).toBeHidden();
  await main(page).getByText('About', { exact: true }).click();
  await expect(phone).toBeVisible();
  const category = main(page)
    .getByRole('navigation', { name: 'Categories of Bogura Krishi Ghor' })
    .getByRole('link')
    .first();
  await category.click();
  await expect(page).toHaveURL(/\/shop\/bogura-krishi\?productCategoryUuid=/);
  await expect(category).toHaveAttribute('aria-current', 'true');

  const address = page.url();
  const products = main(page).locator('article a[href^="/product/"]');
  const last = products.last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const shopLinks = main(page).locator('article a[href="/shop/bogura-krishi"]');
  expect(await shopLinks.count()).toBe(await products.count());
  await last.click();
  await expect(page).toHaveURL(/\/product\/.+/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(category).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
});

test('viewed products appear on the home page without layout shift, and can be cleared', async ({
  page,
  request,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('recentlyViewed') ?? '');
  const [first, last] = [await findPlainProduct(request), await findProductWithVariants(request)];
  await page.goto(`/product/${first.handle}`);
  await expect.poll(stored).toContain(first.uuid);
  await navigateInside(page, `/product/${last.handle}`);
  await expect.poll(stored).toContain(last.uuid);
  await recordLayoutShifts(page);
  await page.goto('/');
  await touchPage(page);
  const shelf = main(page).getByRole('region', { name: 'Recently viewed' });
  await expect(shelf.getByRole('link')).toHaveText([last.name, first.name]);
  await shelf.scrollIntoViewIfNeeded();
  expect(await readLayoutShifts(page)).toEqual([]);

  const button = shelf.getByRole('button', { name: `Quick view of ${last.name}`, exact: true });
  await button.click();
  const modal = page.getByRole('dialog', { name: 'Quick view' });
  await expect(modal.getByRole('heading', { name: last.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await shelf.getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(main(page).getByRole('status')).toHaveText(
    'Your recently viewed products are cleared.',
  );
  await expect(shelf).toHaveCount(0);
  expect(await stored()).toBe('');
});
