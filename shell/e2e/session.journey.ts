import {
  CUSTOMER,
  fetchToken,
  newPhone,
  PASSWORD,
  readCode,
  signInWithOwnSession,
  signUp,
  verifyEmail,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  openFooterMenu,
  openLogin,
  submitLogin,
} from '@marketplace/contracts/testing/journeys/pages/header';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import {
  touchPage,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const NAME = 'Rahima Khatun';
const modal = (page: Page) => page.getByRole('dialog', { name: 'Login' });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();
const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'accessToken');

test('a visitor signs up, reloads the page, enters the one-time code, and is logged in', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await page.goto('/blog');
  await openLogin(page);
  await modal(page).getByRole('link', { name: 'Sign up for free' }).click();
  await expect(heading(page, 'Sign up')).toBeFocused();
  await expect(modal(page)).toBeHidden();

  await main(page).getByLabel('Full name').fill(NAME);
  await main(page).getByLabel('Phone').fill(phone);
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign up');
  await expect(page).toHaveURL(/\/phone-verify$/);
  await expect(main(page)).toContainText(`+88${phone}`);

  await page.reload();
  await expect(main(page)).toContainText(`+88${phone}`);
  await expect(main(page).getByRole('timer')).toHaveText(/^in 0:\d\d$/);
  const code = await readCode(request, phone);
  await main(page)
    .getByLabel('Code')
    .fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(modal(page)).toContainText(`you are logged in as ${NAME}`);
  expect(await isSignedIn(page)).toBe(true);
  await modal(page).getByRole('button', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL(`${stack.origin}/blog`);
});

test('a visitor whom a guard redirects to the home page sees why, and reaches the requested page after a login', async ({
  page,
}) => {
  await page.goto('/orders?pageNumber=1');
  await expect(page).toHaveURL(`${stack.origin}/`);
  await expect(modal(page)).toContainText('Please log in to see that page.');
  await modal(page).getByRole('button', { name: 'Not Now' }).click();
  await expect(modal(page)).toBeHidden();

  // A click on a link to a guarded page also makes the shop ask the visitor to log in.
  await openFooterMenu(page, 'Help');
  await page.locator('footer').getByRole('link', { name: 'Your wishlist' }).click();
  await expect(modal(page)).toContainText('Please log in to see that page.');
  await submitLogin(page, CUSTOMER, PASSWORD);
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(heading(page, 'Your wishlist')).toBeVisible();
});

test('a visitor whose browser blocks cookies sees why a guarded page led to the home page', {
  tag: '@full',
}, async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto('/orders');
  await expect(page).toHaveURL(`${stack.origin}/`);
  await expect(modal(page)).toContainText('Please log in to see that page.');
  await expect(modal(page)).toContainText('Your browser blocks cookies');
  await client.detach();
});

test('a customer sets a new password and is logged in @translated', async ({ page, request }) => {
  // Resets the password by e-mail, because the API has just sent a code to the phone and would
  // refuse to send another.
  const email = `${newPhone()}@mail.example`;
  const phone = await signUp(request, NAME, email);
  const verified = await request.post(`${stack.origin}/api/auth/customer/verify-phone`, {
    data: { phone, otp: await readCode(request, phone) },
  });
  expect(verified.ok()).toBe(true);
  await verifyEmail(request, email);
  await page.goto('/reset-password');
  await waitForHydration(page);
  await main(page).getByLabel('Email or Phone').fill(email);
  await press(page, 'Send a code');
  await expect(main(page).getByLabel('Code')).toBeFocused();
  await main(page)
    .getByLabel('Code')
    .fill(await readCode(request, email));
  await expect(heading(page, 'Choose a new password')).toBeFocused();
  await main(page).getByLabel('New password').fill('seven boats at noon');
  await press(page, 'Save the new password');

  await expect(heading(page, 'Fresh from the market')).toBeVisible();
  await expect(modal(page)).toBeHidden();
  expect(await isSignedIn(page)).toBe(true);
});

test.describe('failures', () => {
  // The browser logs an error for each call that the API refuses.
  test.use({ allowsConsoleProblems: true });

  test('a login waits for a slow API, asks for a one-time code if the phone is unverified, and shows an error beside a wrong code', {
    tag: '@full',
  }, async ({ page, request }) => {
    const phone = await signUp(request, NAME);
    const code = await readCode(request, phone);
    const release = await holdRequests(page, '**/api/auth/customer/signin');
    await page.goto('/blog');
    await openLogin(page);
    await submitLogin(page, phone, PASSWORD);
    const button = modal(page).getByRole('button', { name: 'Login', exact: true });
    // `LoginDialogHost.test.tsx` checks how long the modal waits for the API.
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(/\/login-verification$/);
    await expect(main(page)).toContainText(`+88${phone}`);
    // The API refuses to send another code soon after the code of the sign-up.
    await expect(main(page).getByRole('timer')).toHaveText(/^in 0:\d\d$/);

    const field = main(page).getByLabel('Code');
    await field.fill(code === '000000' ? '000001' : '000000');
    await expect(field).toHaveAccessibleDescription(/^The code is wrong or no longer valid/);
    await expect(field).toBeFocused();

    await field.fill(code);
    await expect(modal(page)).toContainText(`you are logged in as ${NAME}`);
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('a sign-up without a connection fails immediately, and keeps the typed values', {
    tag: '@full',
  }, async ({ page, context }) => {
    await page.goto('/signup');
    await waitForHydration(page);
    await main(page).getByLabel('Full name').fill(NAME);
    await main(page).getByLabel('Phone').fill(newPhone());
    await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await context.setOffline(true);
    await press(page, 'Sign up');
    await expect(main(page).getByRole('alert')).toContainText('You are offline');
    await expect(main(page).getByLabel('Full name')).toHaveValue(NAME);
    await context.setOffline(false);
    await press(page, 'Sign up');
    await expect(page).toHaveURL(/\/phone-verify$/);
  });

  test("once a customer's token is revoked, the next navigation logs the customer out and shows one message @desktop", async ({
    page,
    context,
    request,
  }) => {
    const token = await signInWithOwnSession(context);
    await page.goto('/orders');
    await expect(heading(page, 'Your orders')).toBeVisible();
    await waitForHydration(page);
    await request.post(`${stack.origin}/api/auth/customer/logout`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(`${stack.origin}/`);
    await expect(modal(page)).toBeVisible();
    await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1);
    expect(await isSignedIn(page)).toBe(false);
  });
});

test.describe('a session @desktop', () => {
  const WITHIN_A_SECOND = { timeout: 1_000 };

  test('starts and ends in all tabs within a second', { tag: '@full' }, async ({
    page,
    context,
    request,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/blog');
      // Makes the tab load the code that it loads only at the first interaction.
      await touchPage(tab);
      await waitUntilIdle(tab);
    }
    const name = await nameOf(request);
    await openLogin(page);
    await submitLogin(page, CUSTOMER, PASSWORD);
    await expect(modal(page)).toBeHidden();
    await expect(other.getByRole('banner').getByText(name).first()).toBeVisible(WITHIN_A_SECOND);

    await other.goto('/orders');
    await expect(heading(other, 'Your orders')).toBeVisible();
    await waitUntilIdle(other);
    await logOut(page, name);
    await expect(heading(other, 'Your orders')).toBeHidden(WITHIN_A_SECOND);
    await expect(other).toHaveURL(`${stack.origin}/`);
    await expect(other.getByRole('banner').getByText(name)).toHaveCount(0);
  });

  test('leaves no personal data after logout, even if the visitor goes Back', async ({
    page,
    context,
    request,
  }) => {
    await signInWithOwnSession(context);
    const name = await nameOf(request);
    await page.goto('/orders');
    await expect(heading(page, 'Your orders')).toBeVisible();
    await waitForHydration(page);
    await page.goto('/blog');
    await waitForHydration(page);
    // At the first interaction, the page calls the API to claim the cart. Waits for this call,
    // because the API would refuse it after a logout.
    await touchPage(page);
    await waitUntilIdle(page);
    await logOut(page, name);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${stack.origin}/`);
    await page.goBack();
    await expect(page).toHaveURL(`${stack.origin}/blog`);
    await page.goBack();
    await expect(page).toHaveURL(`${stack.origin}/`);
    await expect(heading(page, 'Your orders')).toHaveCount(0);
    expect(await page.content()).not.toContain(name);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain(name);
  });
});

async function nameOf(request: Parameters<typeof fetchToken>[0]): Promise<string> {
  const response = await request.get(`${stack.origin}/api/customer/current-customer`, {
    headers: { authorization: `Bearer ${await fetchToken(request)}` },
  });
  const { fullName }: { fullName: string } = await response.json();
  return fullName;
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByText(name).first().click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
}
