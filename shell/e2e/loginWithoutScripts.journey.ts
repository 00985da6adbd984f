import { CUSTOMER, PASSWORD } from '@marketplace/contracts/testing/journeys/market/customers';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

// The browser logs an error, because the server renders a refused login with an error status.
test.use({ javaScriptEnabled: false, allowsConsoleProblems: true });

const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'accessToken');

async function logIn(page: Page): Promise<void> {
  await main(page).getByLabel('Email or Phone').fill(CUSTOMER);
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Login' }).click();
}

test('without JavaScript, a login needs no earlier cookies, and keeps the input if the browser blocks cookies', async ({
  page,
}) => {
  await page.context().clearCookies();
  // A test cannot make the browser block cookies, so this removes the first cookie from the reply
  // that sets it.
  await page.route('/login', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'set-cookie': _, ...headers } = response.headers();
    await page.context().clearCookies();
    return route.fulfill({ response, headers });
  });
  await page.goto('/login');
  await logIn(page);
  await expect(main(page).getByText('Your browser blocks cookies')).toBeVisible();
  await expect(main(page).getByLabel('Email or Phone')).toHaveValue(CUSTOMER);
  expect(await isSignedIn(page)).toBe(false);

  await page.unroute('/login');
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/');
  expect(await isSignedIn(page)).toBe(true);
});

test('without JavaScript, a guarded page leads to the login page, and the login leads back to the guarded page', async ({
  page,
}) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/login?to=%2Forders');
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await page.goto('/orders');
  await logIn(page);
  await expect(page).toHaveURL('/orders');
});
