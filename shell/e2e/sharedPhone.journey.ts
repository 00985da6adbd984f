import { signUp, verifyPhone } from '@marketplace/contracts/testing/journeys/market/customers';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { expectCartCount, logIn } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

async function openAccount(page: Page, name: string): Promise<string> {
  const phone = await signUp(page.request, name);
  await verifyPhone(page.request, phone);
  return phone;
}

async function logOut(page: Page): Promise<void> {
  // The button is in a closed menu, so Playwright cannot click it. Other journeys test the menu.
  await page
    .getByRole('button', { name: 'Logout', includeHidden: true })
    .first()
    .dispatchEvent('click');
  await expect(async () => {
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain('accessToken');
  }).toPass();
}

test("the next customer on a shared phone does not see the previous customer's cart, which the previous customer sees on another device", async ({
  page,
  browser,
}) => {
  const [amina, bilkis] = [await openAccount(page, 'Amina'), await openAccount(page, 'Bilkis')];
  const product = await findPlainProduct(page.request);
  await page.goto(`/product/${product.handle}`);
  await buyButton(page).click();
  await expectCartCount(page, 1);
  await logIn(page, amina);
  await expectCartCount(page, 1);
  // The count does not show whether the API has claimed the cart and saved the product, so this
  // waits for pending calls.
  await waitUntilIdle(page);
  // Amina adds this product after her login.
  await buyButton(page).click();
  await expectCartCount(page, 2);
  await waitUntilIdle(page);

  await logOut(page);
  await expectCartCount(page, 0);
  await page.goto('/cart');
  await expect(main(page)).toContainText('Your cart is empty');
  await waitForHydration(page);
  await logIn(page, bilkis);
  await expectCartCount(page, 0);
  await page.reload();
  await expect(main(page)).toContainText('Your cart is empty');
  expect(await main(page).innerHTML()).not.toContain(product.name);
  await expectCartCount(page, 0);

  const other = await browser.newContext();
  const device = await other.newPage();
  await device.goto('/cart');
  await waitForHydration(device);
  await expect(main(device)).toContainText('Your cart is empty');
  await logIn(device, amina);
  await expect(main(device)).toContainText(product.name);
  await expectCartCount(device, 2);
  await other.close();
});
