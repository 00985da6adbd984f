import {
  newPhone,
  PASSWORD,
  readCode,
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import {
  ADDRESS,
  fillAddress as fillPlaces,
  PLACES,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';
import { field, fields, fillAddress, placeOrder } from './plainCheckout';

test.use({ javaScriptEnabled: false });
// Runs the journeys serially, because they fill and empty the same customer's cart.
test.describe.configure({ mode: 'default' });

const form = (page: Page) =>
  main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Place Order' }) });
const orderNumber = (page: Page) =>
  main(page).getByRole('paragraph').filter({ hasText: 'Order number' }).getByRole('strong');

async function buyAndCheckOut(page: Page): Promise<void> {
  const product = await findPlainProduct(page.request);
  await page.goto(`/product/${product.handle}`);
  await buyButton(page).click();
  await page.goto('/cart');
  await main(page).getByRole('link', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL('/checkout');
}

/**
 * Buys as the seeded customer, with a new cart. Otherwise the product would go into the customer's
 * cart, which other journeys also use.
 */
async function buyAsCustomer(page: Page): Promise<void> {
  await signIn(page.context());
  await fillCart(page.context());
  await buyAndCheckOut(page);
}

test('a customer without JavaScript orders by cash on delivery, from the product page to the thank-you page @both', async ({
  page,
}) => {
  await buyAsCustomer(page);
  await expect(fields(page)).toBeHidden();
  // The field for the division needs scripts, so the form must not show it without JavaScript.
  await main(page).getByRole('radio', { name: 'Add another address' }).check();
  await expect(field(page, 'Division')).toHaveCount(0);
  await fillAddress(page, { 'Upazila or thana': 'Sabhar', Phone: '12345' });
  await main(page).getByLabel('Note').fill('Ring twice');
  await placeOrder(page);

  await expect(page.getByRole('alert')).toContainText('Nothing was ordered yet.');
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(
    /Enter a phone number of Bangladesh/,
  );
  await expect(field(page, 'Street, house, flat')).toHaveValue(ADDRESS['Street, house, flat']);
  await expect(main(page).getByLabel('Note')).toHaveValue('Ring twice');
  await expect(field(page, 'District')).toHaveValue('Dhaka');
  await field(page, 'Upazila or thana').selectOption('Savar');
  await field(page, 'Phone').fill(ADDRESS.Phone);
  await placeOrder(page);

  await expect(page).toHaveURL(/\/thank-you\?order=/);
  await expect(main(page)).toContainText(ADDRESS['Street, house, flat']);
  const number = await orderNumber(page).textContent();
  await page.reload();
  await expect(orderNumber(page)).toHaveText(number ?? '');
});

test('a customer without JavaScript orders to a saved address with one press, and Back places no second order', {
  tag: '@full',
}, async ({ page }) => {
  await buyAsCustomer(page);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/thank-you\?order=/);
  await page.goBack();
  await expect(main(page)).toContainText('Your cart is empty');
});

/**
 * Reads the checkout's form.
 * @returns a function that posts the form. A second call need not wait for the first reply.
 */
async function takeForm(page: Page) {
  const sent = await form(page).evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].map(([name, value]): [string, string] => [name, String(value)]),
  );
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  return () =>
    page.request.post(`${stack.origin}/checkout`, {
      headers: {
        origin: stack.origin,
        'content-type': 'application/x-www-form-urlencoded',
        // Sends the cookies from before the first post, because a browser that never got the reply
        // has no newer cookies.
        cookie: cookie.join('; '),
      },
      data: new URLSearchParams(sent).toString(),
      maxRedirects: 0,
    });
}

test('a customer without JavaScript who posts the same form twice gets one order', {
  tag: '@full',
}, async ({ page }) => {
  await buyAsCustomer(page);
  const post = await takeForm(page);
  const [first, second] = await Promise.all([post(), post()]);
  expect([first.status(), second.status()]).toEqual([303, 303]);
  expect(first.headers().location).toMatch(/^\/thank-you\?order=/);
  expect(second.headers().location).toBe(first.headers().location);
  expect((await post()).headers().location).toBe(first.headers().location);
});

test('a guest without JavaScript who posts the same form twice gets one order, which a stranger cannot see', {
  tag: '@full',
}, async ({ page, browser }) => {
  const phone = newPhone();
  await buyAndCheckOut(page);
  await fillAddress(page, { 'Upazila or thana': 'Savar', Phone: phone });
  await placeOrder(page);
  await main(page)
    .getByLabel('Code', { exact: true })
    .fill(await readCode(page.request, phone));
  const post = await takeForm(page);
  const [first, second] = await Promise.all([post(), post()]);
  expect([first.status(), second.status()]).toEqual([303, 303]);
  const location = first.headers().location ?? '';
  expect(location).toMatch(/^\/thank-you\?order=/);
  expect(second.headers().location).toBe(location);
  await placeOrder(page);
  await expect(page).toHaveURL(location);
  await expect(orderNumber(page)).toBeVisible();

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const other = await stranger.newPage();
  await other.goto(stack.origin + location);
  await expect(main(other)).toContainText('Track your order');
  await stranger.close();
});

test('a guest without JavaScript corrects a wrong one-time code, reads what changed in the cart, and then orders @both', {
  tag: '@full',
}, async ({ page }) => {
  const phone = newPhone();
  await buyAndCheckOut(page);
  await expect(main(page).getByText('You order without an account.')).toBeVisible();
  await fillAddress(page, { 'Upazila or thana': 'savar', Phone: phone });
  await placeOrder(page);

  const code = main(page).getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  const right = await readCode(page.request, phone);
  await code.fill(right === '000000' ? '000001' : '000000');
  await placeOrder(page);
  await expect(code).toHaveAccessibleDescription(/The code is wrong or no longer valid/);

  const tab = await page.context().newPage();
  await tab.goto('/cart');
  await main(tab).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(main(tab).getByLabel('Quantity', { exact: true })).toHaveValue('2');
  await tab.close();
  await code.fill(right);
  await placeOrder(page);
  await expect(main(page)).toContainText(/There are now 2 of .* instead of 1\./);
  // The previous press verified the phone with the code, so this press needs no code.
  await placeOrder(page);
  await expect(page).toHaveURL(/\/thank-you\?order=/);
  await expect(orderNumber(page)).toBeVisible();
});

test('a customer without JavaScript logs in on the way to the checkout, orders and logs out @both', {
  tag: '@full',
}, async ({ page, context }) => {
  await buyAndCheckOut(page);
  // Finds the link by its URL, because Playwright reads no text inside `noscript`.
  await main(page).locator('a[href="/login?to=checkout"]').click();
  await expect(page).toHaveURL('/login?to=checkout');
  const login = () => main(page).getByRole('button', { name: 'Login' }).click();
  // Signs up a new customer, because other journeys change the cart of the seeded customer.
  const phone = await signUp(page.request, 'Rahima Khatun');
  await verifyPhone(page.request, phone);
  await main(page).getByLabel('Email or Phone').fill(phone);
  await login();
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password is required/,
  );
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login();

  await expect(page).toHaveURL('/checkout');
  await fillAddress(page, { 'Upazila or thana': 'Savar' });
  await placeOrder(page);
  await expect(page).toHaveURL(/\/thank-you\?order=/);
  await page.goto('/login');
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken');
});

test.describe('a checkout form that the browser posts natively, as it does before hydration', {
  tag: '@full',
}, () => {
  // Allows console errors, because the server renders the page again with an error status, which
  // the browser logs.
  test.use({ javaScriptEnabled: true, allowsConsoleProblems: true });

  test('is shown again with error messages and all input, hydrates, and can be sent', async ({
    page,
  }) => {
    await fillCart(page.context());
    await page.goto('/checkout');
    await waitForHydration(page);
    await fillPlaces(page);
    await field(page, 'Phone').fill('12345');
    // `submit()` dispatches no submit event, so the page's scripts do not intercept it.
    await form(page).evaluate((element: HTMLFormElement) => element.submit());

    await expect(page.getByRole('alert')).toContainText('Nothing was ordered yet.');
    await waitForHydration(page);
    for (const [label, name] of Object.entries(PLACES)) {
      await expect(field(page, label)).toHaveValue(name);
    }
    await expect(field(page, 'Street, house, flat')).toHaveValue(ADDRESS['Street, house, flat']);
    const phone = newPhone();
    await field(page, 'Phone').fill(phone);
    await placeOrder(page);
    await main(page)
      .getByLabel('Code', { exact: true })
      .fill(await readCode(page.request, phone));
    await placeOrder(page);
    await expect(page).toHaveURL(/\/thank-you\?order=/);
  });
});
