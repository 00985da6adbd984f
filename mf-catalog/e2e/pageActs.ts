import type { Product } from '@marketplace/contracts/api/products';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { signInAsNewcomer } from '@marketplace/contracts/testing/journeys/market/customers';
import { receiveProduct } from '@marketplace/contracts/testing/journeys/market/purchases';
import { inAnyLanguage } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { openSearch, searchBox } from '@marketplace/contracts/testing/journeys/pages/header';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

/** Opens the filters, which are a sheet on a phone, and types an invalid price. */
export async function typeWrongPrice(page: Page): Promise<void> {
  const opener = main(page)
    .locator('summary', { hasText: inAnyLanguage('Filters') })
    .first();
  if (await opener.isVisible()) await opener.click();
  const price = page.locator('[name="minPrice"]').filter({ visible: true });
  await price.fill('?');
  await price.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
}

/**
 * Searches for hilsa by its Bangla name, because that name finds the fish on pages in every
 * language.
 */
export async function openSearchResults(page: Page): Promise<void> {
  await openSearch(page);
  await searchBox(page).fill('ইলিশ');
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible();
}

export async function openQuickView(page: Page): Promise<void> {
  const button = inAnyLanguage('Quick view of {name}');
  await main(page).getByRole('button', { name: button }).first().click();
  const link = inAnyLanguage('View full details');
  await expect(page.getByRole('dialog').getByRole('link', { name: link })).toBeVisible();
}

/** Chooses a district to which the product of the page is not delivered. */
export async function chooseFarDistrict(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: inAnyLanguage('Choose your district') })
    .click();
  await main(page).getByLabel(inAnyLanguage('Your district')).selectOption('Khulna');
  await expect(main(page).getByText(inAnyLanguage('Not delivered to {place}'))).toBeVisible();
}

/** Signs in a new customer who has received the product of the page, and sends an empty review. */
export async function sendEmptyReview(page: Page): Promise<void> {
  const token = await signInAsNewcomer(page.context());
  const handle = new URL(page.url()).pathname.split('/').at(-1);
  const path = `/product/public/product/by-handle/${handle}`;
  await receiveProduct(page.request, token, await callMarket<Product>(page.request, path));
  await page.reload();
  await waitUntilIdle(page);
  await main(page)
    .getByRole('button', { name: inAnyLanguage('Write a review') })
    .click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: inAnyLanguage('Send review') }).click();
  await expect(form.getByText(inAnyLanguage('Please choose one to five stars'))).toBeVisible();
}

export async function sendWrongStockAlert(page: Page): Promise<void> {
  const field = main(page).locator('[name="emailOrPhone"]');
  await field.fill('?');
  await main(page)
    .getByRole('button', { name: inAnyLanguage('Tell me when it is back') })
    .click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}
