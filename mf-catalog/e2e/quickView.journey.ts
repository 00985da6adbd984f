import {
  findProductWithVariants,
  plentifulVariant,
} from '@marketplace/contracts/testing/journeys/market/products';
import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const PRODUCT = '**/api/product/public/product/by-handle/**';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Quick view' });
const isScrollLocked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-scroll-locks'));
const cardButton = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: `Quick view of ${name}`, exact: true })
    .first();

/**
 * Opens a list with a product, and then the product's quick view.
 * @returns the URL of the list
 */
async function openQuickView(page: Page, name: string) {
  const path = `/product?productName=${encodeURIComponent(name)}`;
  await page.goto(path);
  await waitForHydration(page);
  await waitUntilIdle(page);
  await cardButton(page, name).click();
  await expect(modal(page)).toBeVisible();
  return page.url();
}

test.describe('the quick view', () => {
  // @spec 2.69, 8.19
  test('adds a product to the cart without leaving the page @translated', async ({
    page,
    request,
  }) => {
    const product = await findProductWithVariants(request);
    const variant = plentifulVariant(product);
    const address = await openQuickView(page, product.name);
    await expect(modal(page).getByRole('heading', { name: product.name })).toBeVisible();
    await expect.poll(() => isScrollLocked(page)).toBe(true);

    for (const [index, option] of product.variant.productOptions.entries()) {
      const group = modal(page).getByRole('group', { name: option.optionName, exact: true });
      await expect(group.getByRole('radio').first()).toBeChecked();
      await modal(page).getByRole('button', { name: 'Increase quantity' }).click();
      const radio = group.getByRole('radio', { name: variant.variant[index], exact: true });
      const isChange = !(await radio.isChecked());
      await radio.check();
      if (isChange) {
        await expect(modal(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
      }
    }
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    expect(page.url()).toBe(address);

    await modal(page).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(
      'Item added to cart',
    );
    expect(page.url()).toBe(address);
    expect(await isScrollLocked(page)).toBe(false);
    await expect(cardButton(page, product.name)).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, / })).toBeVisible();
  });

  test('has its final size immediately, and closes by its button, by Escape and by a click outside @both', {
    tag: '@full',
  }, async ({ page, request }) => {
    const product = await findProductWithVariants(request);
    const sendProduct = await holdRequests(page, PRODUCT);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const address = await openQuickView(page, product.name);
    await expect(modal(page).getByText('Loading…')).toBeAttached();
    // Waits until all transitions have ended. Even the shortest transition changes the dialog's
    // size for a frame.
    await modal(page).evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
    );
    const before = await modal(page).boundingBox();
    sendProduct();
    await expect(modal(page).getByRole('heading', { name: product.name })).toBeVisible();
    expect(await modal(page).boundingBox()).toEqual(before);

    const ways = [
      () => modal(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 8),
    ];
    for (const close of ways) {
      await expect(modal(page).getByRole('button', { name: 'Increase quantity' })).toBeVisible();
      await modal(page).getByRole('button', { name: 'Increase quantity' }).click();
      await close();
      await expect(modal(page)).toBeHidden();
      await expect(cardButton(page, product.name)).toBeFocused();
      expect(await isScrollLocked(page)).toBe(false);
      expect(page.url()).toBe(address);
      await page.keyboard.press('Enter');
      await expect(modal(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    }
    await modal(page).getByRole('link', { name: 'View full details' }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${product.handle}$`));
    await expect(modal(page)).toBeHidden();
    await expectCartCount(page, 0);
  });
});

test.describe('the quick view with a failing API', { tag: '@full' }, () => {
  // Allows console errors, because the browser logs the failed request as an error.
  test.use({ allowsConsoleProblems: true });

  test('shows an error, loads the product on Retry, and links to the product page', async ({
    page,
    request,
  }) => {
    const product = await findProductWithVariants(request);
    await page.route(PRODUCT, (route) => route.fulfill({ status: 500, body: '{}' }));
    await openQuickView(page, product.name);
    await expect(modal(page).getByRole('alert')).toContainText('We could not load this product');
    await expect(modal(page).getByRole('link', { name: 'View full details' })).toBeVisible();
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    await page.unroute(PRODUCT);
    await modal(page).getByRole('button', { name: 'Retry' }).click();
    await expect(modal(page).getByRole('heading', { name: product.name })).toBeVisible();
  });
});
