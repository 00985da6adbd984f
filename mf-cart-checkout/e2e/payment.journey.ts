import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signUp, verifyPhone } from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { fillAddress } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { logIn } from '@marketplace/contracts/testing/journeys/pages/header';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import type { BrowserContext, Page } from '@playwright/test';

const THANKS = 'Thank you, your order is placed';

/**
 * Orders a product by bKash and opens the provider's page. Signs up a new customer, because no
 * other journey may change the cart.
 */
async function orderByBkash(page: Page, context: BrowserContext): Promise<void> {
  const phone = await signUp(page.request, 'Rahima Khatun');
  await verifyPhone(page.request, phone);
  // Fills the cart before the login, which then assigns the cart to the customer.
  await fillCart(context);
  await page.goto('/');
  await logIn(page, phone);
  await page.goto('/checkout');
  await fillAddress(page);
  await main(page)
    .getByRole('radio', { name: /^bKash/ })
    .check();
  await main(page).getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/api\/sandbox-gateway\/[\da-f]{32}$/);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

// @spec 1.5
test('a payment by bKash leads back to the thank-you page, which still confirms the order after a reload @both @translated', async ({
  page,
  context,
}) => {
  await orderByBkash(page, context);
  await press(page, 'Succeed');
  await expect(page).toHaveURL(/\/thank-you\?order=[\da-f-]{36}$/);
  await expect(heading(page, THANKS)).toBeVisible();
  await expect(main(page)).toContainText('is paid.');
  await page.reload();
  await expect(heading(page, THANKS)).toBeVisible();
});

test('a shopper whose payment failed pays by another method without filling in any field again @translated', async ({
  page,
  context,
}) => {
  await orderByBkash(page, context);
  await press(page, 'Fail');
  await expect(heading(page, 'The payment did not go through')).toBeVisible();
  await main(page).getByRole('button', { name: 'Pay by Nagad' }).click();
  await expect(page).toHaveURL(/\/api\/sandbox-gateway\//);
  await press(page, 'Cancel');
  await expect(heading(page, 'You stopped the payment')).toBeVisible();
  await main(page).getByRole('button', { name: 'Cash on delivery' }).click();
  await expect(heading(page, THANKS)).toBeVisible();
});

test('a thank-you page shows no pay buttons while a payment is being confirmed, and then shows the result without a reload', {
  tag: '@full',
}, async ({ page, context }) => {
  await orderByBkash(page, context);
  const gatewayUrl = page.url();
  await press(page, 'Leave pending');
  await expect(heading(page, 'Your payment is being confirmed')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /pay/i })).toHaveCount(0);
  // Makes the payment gateway notify the shop. The open page then shows the result without a
  // reload.
  await page.request.post(gatewayUrl, { form: { outcome: 'paid' } });
  await expect(heading(page, THANKS)).toBeVisible();
});

test.describe('a form of the shop that redirects to a payment page on another origin', {
  tag: '@full',
}, () => {
  // Allows console errors, because the browser logs the blocked navigation as an error.
  test.use({ allowsConsoleProblems: true });

  let gateway: Server;
  let origin: string;

  test.beforeAll(async () => {
    gateway = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Payment page</h1>');
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    // The cast is safe: `address()` returns a string only for pipes, and this server listens on
    // TCP.
    origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  });
  test.afterAll(() => gateway.close());

  /** Submits a form to a URL of the shop that redirects to the payment page. */
  async function leaveByForm(page: Page, shop: string): Promise<void> {
    await page.route(`${shop}/leave`, (route) =>
      route.fulfill({ status: 303, headers: { location: `${origin}/pay` } }),
    );
    await page.goto(`${shop}/about-us`);
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/leave';
      document.body.append(form);
      form.submit();
    });
  }

  test("opens the payment page if the market's settings allow that origin", async ({ page }) => {
    const market = await startMarketplace({
      dataDir: stack.dataDir,
      apiOrigin: stack.apiOrigin,
      env: { RENDER_WORKERS: '1', PAYMENT_ORIGINS: `https://pay.example,${origin}` },
    });
    try {
      await leaveByForm(page, market.origin);
      await expect(page.getByRole('heading', { name: 'Payment page' })).toBeVisible();
    } finally {
      await market.stop();
    }
  });

  test("is blocked by the browser if the market's settings do not allow that origin", async ({
    page,
  }) => {
    const blocked = page.waitForEvent('console', (message) =>
      message.text().includes('form-action'),
    );
    await leaveByForm(page, stack.origin);
    await blocked;
    await expect(page.getByRole('heading', { name: 'Payment page' })).toBeHidden();
  });
});
