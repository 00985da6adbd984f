import {
  CUSTOMER,
  PASSWORD,
  signInWithOwnSession,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { fillAddress } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

/** Phone of a seeded customer who uses the tab after the first customer. */
const ANOTHER = '01711000004';
const STREET = 'House 77, Lane 9';
const NOTE = 'Ring twice';
const REASON = 'Your session has ended. Please log in again.';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Login' });
const street = (page: Page) => main(page).getByLabel('Street, house, flat').first();

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

async function startCheckout(page: Page): Promise<string> {
  const token = await signInWithOwnSession(page.context());
  await fillCart(page.context());
  await page.goto('/checkout');
  await waitForHydration(page);
  await fillAddress(page);
  await street(page).fill(STREET);
  await main(page).getByRole('textbox', { name: /^Note/ }).fill(NOTE);
  return token;
}

async function openBeside(page: Page, path: string): Promise<Page> {
  await waitUntilIdle(page);
  const other = await page.context().newPage();
  await other.goto(path);
  await waitForHydration(other);
  return other;
}

async function logInAgain(page: Page, phone: string): Promise<void> {
  await logInAs(page, phone);
  await expect(page).toHaveURL(/\/checkout$/, { timeout: 15_000 });
}

async function logInAs(page: Page, phone: string): Promise<void> {
  await expect(modal(page).getByText(REASON).first()).toBeVisible();
  await modal(page).getByLabel('Email or Phone').fill(phone);
  await modal(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await modal(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(modal(page)).toBeHidden();
}

test.describe('the checkout of a customer whose session ends', () => {
  // Allows console errors, because the browser logs the API's 401 as an error.
  test.use({ allowsConsoleProblems: true });

  test('keeps all input, so that the customer can log in again and order', async ({ page }) => {
    const token = await startCheckout(page);
    await page.request.post(`${stack.origin}/api/auth/customer/logout`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await main(page).getByRole('button', { name: 'Place Order' }).click();
    await logInAgain(page, CUSTOMER);

    await expect(street(page)).toHaveValue(STREET);
    await expect(main(page).getByLabel('Full name').first()).toHaveValue('Rahima Khatun');
    await expect(main(page).getByLabel('Upazila or thana').first()).toHaveValue('Savar');
    await expect(main(page).getByRole('textbox', { name: /^Note/ })).toHaveValue(NOTE);
    await main(page).getByRole('button', { name: 'Place Order' }).click();
    await expect(page).toHaveURL(/\/thank-you/);
    await expect(main(page)).toContainText(STREET);
    expect(await stored(page)).not.toContain(STREET);
  });

  test('shows the next customer in the tab nothing that the first customer typed, even after a reload', {
    tag: '@full',
  }, async ({ page, context }) => {
    await startCheckout(page);
    await context.clearCookies({ name: 'accessToken' });
    await page.reload();
    // Without the cookie, the customer is a visitor, who may open the checkout. The reload opens the
    // login dialog there.
    await expect(page).toHaveURL(/\/checkout$/);
    expect(await main(page).innerHTML()).not.toContain(STREET);
    await logInAs(page, ANOTHER);

    await expect(main(page)).toContainText('Your cart is empty');
    await expectCartCount(page, 0);
    const everything = await page.evaluate(() => {
      const typed = [...document.querySelectorAll('input, textarea')].map(
        // The cast is safe: text areas also have a `value`.
        (field) => (field as HTMLInputElement).value,
      );
      return JSON.stringify([typed, { ...sessionStorage }, document.body.innerHTML]);
    });
    expect(everything).not.toContain(STREET);
    expect(everything).not.toContain(NOTE);
  });

  test('keeps no input and opens no login dialog after the customer logs out in another tab', {
    tag: '@full',
  }, async ({ page }) => {
    await startCheckout(page);
    const other = await openBeside(page, '/blog');
    // Dispatches the click directly, because the button is in a closed menu.
    await other
      .getByRole('button', { name: 'Logout', includeHidden: true })
      .first()
      .dispatchEvent('click');
    await expect(main(page)).toContainText('Your cart is empty');
    await expect(street(page)).toHaveCount(0);
    await expect(modal(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('keeps no input in any tab after the customer logs out on the login page', {
    tag: '@full',
  }, async ({ page }) => {
    await startCheckout(page);
    const other = await openBeside(page, '/checkout');
    await main(other).getByRole('textbox', { name: /^Note/ }).fill(NOTE);
    await other.goto('/login');
    await waitForHydration(other);
    expect(await stored(page)).toContain(STREET);
    expect(await stored(other)).toContain(NOTE);
    await main(other).getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/$/);
    await expect(main(page)).toContainText('Your cart is empty');
    expect(await stored(other)).not.toContain(NOTE);
    expect(await stored(page)).toBe('{}');
  });
});
