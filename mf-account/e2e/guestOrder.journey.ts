import type { Order } from '@marketplace/contracts/api/orders';
import { createPng } from '@marketplace/contracts/conformance/createPng';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { newPhone, readCode } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  deliverOrder,
  fillCart,
  ORDER_ADDRESS,
} from '@marketplace/contracts/testing/journeys/market/purchases';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { BrowserContext, Page } from '@playwright/test';

/** A phone gets at most one code a minute, and the order took one. */
const NEXT_CODE_MS = 75_000;

async function orderAsGuest(context: BrowserContext, phone: string) {
  const { request } = context;
  const { cartUuid } = await fillCart(context);
  await callMarket(request, '/order/guest/code', { data: { phone } });
  const otp = await readCode(request, phone);
  const { guestToken } = await callMarket<{ guestToken: string }>(
    request,
    '/order/guest/verification',
    { data: { phone, otp } },
  );
  const address = { ...ORDER_ADDRESS, phone };
  const addresses = { shippingAddress: address, billingAddress: address };
  const data = { cartUuid, ...addresses, paymentMethod: 'cash-on-delivery' };
  const order = await callMarket<Order>(request, '/order', { token: guestToken, data });
  return { order, guestToken };
}

// Allows console errors, because the browser logs an error for each refused request.
test.use({ allowsConsoleProblems: true });

/**
 * Asks for the code that opens an order.
 * @returns the code, which the page now waits for
 */
async function requestCode(page: Page, { orderNumber }: Order, phone: string): Promise<string> {
  await page.goto(`/track-order?orderNumber=${orderNumber}`);
  await main(page).getByLabel('Phone').fill(phone);
  await expect(async () => {
    await main(page).getByRole('button', { name: 'Find the order' }).click();
    await main(page).getByRole('button', { name: 'Send me the code' }).click();
    await expect(main(page).getByLabel('Code', { exact: true })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: NEXT_CODE_MS, intervals: [31_000] });
  return readCode(page.request, phone);
}

test('a guest opens an order by a code to the phone, prints its invoice and cancels the order; other browsers cannot open it', {
  tag: '@full',
}, async ({ page, context, browser }) => {
  test.setTimeout(NEXT_CODE_MS + 60_000);
  const phone = newPhone();
  const { order } = await orderAsGuest(context, phone);
  const code = await requestCode(page, order, phone);
  await main(page)
    .getByLabel('Code', { exact: true })
    .fill(code === '000000' ? '000001' : '000000');
  await main(page).getByRole('button', { name: 'Open the order' }).click();
  await expect(main(page).getByText('The code is wrong or no longer valid')).toBeVisible();
  await main(page).getByLabel('Code', { exact: true }).fill(code);
  await main(page).getByRole('button', { name: 'Open the order' }).click();
  await expect(page).toHaveURL(`/orders/${order.uuid}`);
  await expect(main(page)).toContainText(ORDER_ADDRESS.street);
  expect(await page.evaluate(() => document.cookie)).not.toContain('orderToken');

  await main(page).getByRole('link', { name: 'See and print the invoice' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    `Invoice ${order.orderNumber}`,
  );
  await page.goBack();
  await main(page).getByRole('button', { name: 'Cancel this order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(main(page).getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);

  const stranger = await browser.newContext();
  const opened = await stranger.request.get(page.url());
  expect(await opened.text()).not.toContain(ORDER_ADDRESS.street);
  await stranger.close();
});

test('a guest complains about an item of a delivered order with a picture, writes a message, and takes the complaint back', {
  tag: '@full',
}, async ({ page, context, browser }) => {
  test.setTimeout(NEXT_CODE_MS + 90_000);
  const phone = newPhone();
  const { order, guestToken } = await orderAsGuest(context, phone);
  await deliverOrder(page.request, guestToken, order.orderNumber);
  const code = await requestCode(page, order, phone);
  await main(page).getByLabel('Code', { exact: true }).fill(code);
  await main(page).getByRole('button', { name: 'Open the order' }).click();
  await main(page)
    .getByRole('link', { name: /^Complain about this item/ })
    .first()
    .click();

  const dialog = page.getByRole('dialog', { name: 'Complain about an item' });
  await dialog.getByLabel('Kind of problem').selectOption({ index: 1 });
  await dialog.getByLabel('What is wrong?').fill('The lid was open.');
  const picture = { name: 'lid.png', mimeType: 'image/png', buffer: createPng(400) };
  await dialog.getByLabel('Add pictures').setInputFiles(picture);
  await expect(dialog.getByText('Added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send complaint' }).click();
  await expect(dialog).toHaveCount(0);

  await main(page).getByRole('link', { name: 'Messages and outcome' }).click();
  await main(page).getByLabel('Your message').fill('It is still open.');
  await main(page).getByRole('button', { name: 'Send message' }).click();
  const messages = main(page).getByRole('list', { name: 'Messages' });
  await expect(messages.getByRole('listitem').last()).toContainText('It is still open.');

  const stranger = await browser.newContext();
  const opened = await stranger.request.get(page.url());
  expect(await opened.text()).not.toContain('The lid was open.');
  await stranger.close();

  await main(page).getByRole('link', { name: 'All your complaints' }).click();
  await main(page)
    .getByRole('button', { name: /^Delete the complaint about/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main(page).getByText('No complaints')).toBeVisible();
});
