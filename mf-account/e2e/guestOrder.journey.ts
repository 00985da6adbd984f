import type { Order } from '@marketplace/contracts/api/orders';
import { createPng } from '@marketplace/contracts/conformance/createPng';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { newPhone, readCode } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  deliverOrder,
  fillCart,
  ORDER_ADDRESS,
} from '@marketplace/contracts/testing/journeys/market/purchases';
import { inAnyLanguage as words } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import type { Visitor } from '@marketplace/contracts/testing/journeys/pages/Visitor';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** A phone gets at most one code a minute, and the order took one. */
const NEXT_CODE_MS = 110_000;

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
async function requestCode(
  page: Page,
  visitor: Visitor,
  { orderNumber }: Order,
  phone: string,
): Promise<string> {
  await page.goto(`/track-order?orderNumber=${orderNumber}`);
  await visitor.fill(main(page).getByLabel(words('Phone')), phone);
  await expect(async () => {
    await visitor.press(button(main(page), 'Find the order'));
    await visitor.press(button(main(page), 'Send me the code'));
    await expect(codeField(page)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: NEXT_CODE_MS, intervals: [31_000] });
  return readCode(page.request, phone);
}

const codeField = (page: Page) => main(page).getByLabel(words('Code'));
const button = (place: Locator, name: string) => place.getByRole('button', { name: words(name) });
const link = (page: Page, name: string) =>
  main(page)
    .getByRole('link', { name: words(name) })
    .first();

test('a guest opens an order by a code to the phone, prints its invoice and cancels the order; other browsers cannot open it', {
  tag: ['@full', '@bangla'],
}, async ({ page, context, browser, visitor }) => {
  test.setTimeout(NEXT_CODE_MS + 60_000);
  const phone = newPhone();
  const { order } = await orderAsGuest(context, phone);
  const code = await requestCode(page, visitor, order, phone);
  await visitor.fill(codeField(page), code === '000000' ? '000001' : '000000');
  await visitor.press(button(main(page), 'Open the order'));
  await expect(main(page).getByText(words('The code is wrong or no longer valid'))).toBeVisible();
  await visitor.fill(codeField(page), code);
  await visitor.press(button(main(page), 'Open the order'));
  await expect(page).toHaveURL(`/orders/${order.uuid}`);
  await expect(main(page)).toContainText(ORDER_ADDRESS.street);
  expect(await page.evaluate(() => document.cookie)).not.toContain('orderToken');

  await visitor.press(link(page, 'See and print the invoice'));
  const title = main(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveText(words('Invoice {orderNumber}'));
  await expect(page).toHaveURL(`/orders/${order.uuid}/invoice`);
  await page.goBack();
  await visitor.press(button(main(page), 'Cancel this order'));
  await visitor.press(button(page.getByRole('dialog'), 'Cancel the order'));
  await expect(button(main(page), 'Cancel this order')).toHaveCount(0);

  const stranger = await browser.newContext();
  const opened = await stranger.request.get(page.url());
  expect(await opened.text()).not.toContain(ORDER_ADDRESS.street);
  await stranger.close();
});

test('a guest complains about an item of a delivered order with a picture, writes a message, and takes the complaint back', {
  tag: ['@full', '@bangla'],
}, async ({ page, context, browser, visitor }) => {
  test.setTimeout(NEXT_CODE_MS + 90_000);
  const phone = newPhone();
  const { order, guestToken } = await orderAsGuest(context, phone);
  await deliverOrder(page.request, guestToken, order.orderNumber);
  const code = await requestCode(page, visitor, order, phone);
  await visitor.fill(codeField(page), code);
  await visitor.press(button(main(page), 'Open the order'));
  await visitor.press(link(page, 'Complain about this item: {productName}'));

  const dialog = page.getByRole('dialog', { name: words('Complain about an item') });
  await visitor.choose(dialog.getByLabel(words('Kind of problem')), 1);
  await visitor.fill(dialog.getByLabel(words('What is wrong?')), 'The lid was open.');
  const picture = { name: 'lid.png', mimeType: 'image/png', buffer: createPng(400) };
  await visitor.attach(dialog.getByLabel(words('Add pictures')), picture);
  await expect(dialog.getByText(words('Added'))).toBeVisible();
  await visitor.press(button(dialog, 'Send complaint'));
  await expect(dialog).toHaveCount(0);

  await visitor.press(link(page, 'Messages and outcome'));
  await visitor.fill(main(page).getByLabel(words('Your message')), 'It is still open.');
  await visitor.press(button(main(page), 'Send message'));
  const messages = main(page).getByRole('list', { name: words('Messages') });
  await expect(messages.getByRole('listitem').last()).toContainText('It is still open.');

  const stranger = await browser.newContext();
  const opened = await stranger.request.get(page.url());
  expect(await opened.text()).not.toContain('The lid was open.');
  await stranger.close();

  await visitor.press(link(page, 'All your complaints'));
  await visitor.press(button(main(page), 'Delete the complaint about {productName}'));
  await visitor.press(button(page.getByRole('dialog'), 'Delete'));
  await expect(main(page).getByText(words('No complaints'))).toBeVisible();
});
