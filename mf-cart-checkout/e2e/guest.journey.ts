import {
  newPhone,
  readCode,
  signIn,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { ADDRESS, fillAddress } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { cartLink, openFooterMenu } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const placeOrder = (page: Page) => main(page).getByRole('button', { name: 'Place Order' }).click();
const codeField = (page: Page) => main(page).getByLabel('Code', { exact: true });
const street = (page: Page) => main(page).getByLabel('Street, house, flat');

async function startAsGuest(page: Page, phone: string): Promise<void> {
  await fillCart(page.context());
  await page.goto('/cart');
  await waitForHydration(page);
  await main(page).getByRole('link', { name: 'Checkout' }).first().click();
  await expect(main(page).getByText('You order without an account.')).toBeVisible();
  await fillAddress(page);
  await main(page).getByLabel('Phone', { exact: true }).fill(phone);
}

test.describe('a guest', () => {
  // Allows console errors, because the browser logs an error for the wrong code.
  test.use({ allowsConsoleProblems: true });

  test('orders with a phone and a one-time code without losing any input, and later finds the order @both @translated', async ({
    page,
    browser,
  }) => {
    const phone = newPhone();
    await startAsGuest(page, phone);
    await placeOrder(page);
    await expect(codeField(page)).toBeFocused();
    const code = await readCode(page.request, phone);

    await codeField(page).fill(code === '000000' ? '000001' : '000000');
    await placeOrder(page);
    await expect(main(page).getByText('The code is wrong or no longer valid')).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(street(page)).toHaveValue(ADDRESS['Street, house, flat']);
    await codeField(page).fill(code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? ''));
    await placeOrder(page);

    await expect(page).toHaveURL(/\/thank-you/);
    const strong = main(page)
      .getByRole('paragraph')
      .filter({ hasText: 'Order number' })
      .getByRole('strong');
    const number = (await strong.textContent()) ?? '';
    await page.reload();
    await expect(main(page)).toContainText(number);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    );
    expect(kept).not.toMatch(new RegExp(`${phone}|${ADDRESS['Street, house, flat']}`));

    const thanks = page.url();
    await main(page).getByRole('link', { name: 'Print the invoice' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Invoice ${number}`);
    const invoice = page.url();
    await page.goBack();
    await expect(page).toHaveURL(thanks);

    const stranger = await browser.newContext();
    for (const path of [thanks, invoice]) {
      const opened = await stranger.request.get(path);
      expect(new URL(opened.url()).pathname).toBe('/track-order');
      expect(await opened.text()).not.toContain(number);
    }
    await stranger.close();

    await page.goto('/');
    await waitForHydration(page);
    await openFooterMenu(page, 'Help');
    await page.locator('footer').getByRole('link', { name: 'Track an order' }).click();
    await main(page).getByLabel('Order number').fill(number);
    await main(page).getByLabel('Phone').fill(`88${phone}`);
    await main(page).getByRole('button', { name: 'Find the order' }).click();
    await expect(main(page).getByRole('status')).toContainText(`Order ${number}`);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/thank-you/);

    // The click also works before hydration, because the browser then follows the link natively.
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(main(page).getByLabel('Full name')).toHaveValue(ADDRESS['Full name']);
    await expect(main(page).getByLabel('Phone', { exact: true })).toHaveValue(phone);
    await expect(page).toHaveURL(/\/signup\?order=/);

    // A reload renders the page on the server, as in a new tab. `orderHandlers.guests.test.ts`
    // tests what the new account contains, because this journey would have to wait a minute for a
    // second code.
    await page.reload();
    await expect(main(page).getByLabel('Phone', { exact: true })).toHaveValue(phone);
    const answer = await page.request.get(page.url());
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(await answer.text()).toContain(phone);
  });
});

test('a returning customer orders the cart with three presses and types nothing @both', async ({
  page,
}) => {
  await signIn(page.context());
  await fillCart(page.context());
  await page.goto('/blog');
  await waitForHydration(page);
  // From the blog, these three presses alone place the order.
  await cartLink(page).click();
  await main(page).getByRole('link', { name: 'Checkout' }).first().click();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/thank-you/);
});

test('a guest who goes back from any step of the checkout loses no input', {
  tag: '@full',
}, async ({ page }) => {
  await startAsGuest(page, newPhone());
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goForward();
  await expect(street(page)).toHaveValue(ADDRESS['Street, house, flat']);
  await placeOrder(page);
  await expect(codeField(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goForward();
  await expect(codeField(page)).toBeVisible();
  await expect(street(page)).toHaveValue(ADDRESS['Street, house, flat']);
  await codeField(page).fill('123');
  await page.reload();
  await waitForHydration(page);
  await expect(codeField(page)).toHaveValue('123');
  await expect(street(page)).toHaveValue(ADDRESS['Street, house, flat']);
});
