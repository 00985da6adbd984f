import { randomInt } from 'node:crypto';
import type { Order } from '@marketplace/contracts/api/orders';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { fetchToken, newPhone } from '@marketplace/contracts/testing/journeys/market/customers';
import { listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { inAnyLanguage } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Locator, Page } from '@playwright/test';

const dialog = (page: Page) => page.getByRole('dialog');

/**
 * Presses the first button whose name is the given English message, in any language of the shop.
 */
const press = (place: Locator, message: string) =>
  place
    .getByRole('button', { name: inAnyLanguage(message) })
    .first()
    .click();

export async function askToCancel(page: Page): Promise<void> {
  await press(main(page), 'Cancel this order');
  await expect(dialog(page).locator('[name="reason"]')).toBeVisible();
}

export async function askToCancelParcel(page: Page): Promise<void> {
  const summary = main(page).locator('details summary').first();
  await summary.click();
  const button = inAnyLanguage('Cancel the parcel');
  await expect(main(page).getByRole('button', { name: button }).first()).toBeVisible();
}

export async function askToReport(page: Page): Promise<void> {
  await main(page)
    .locator('summary')
    .filter({ hasText: inAnyLanguage('Not received') })
    .click();
  const button = inAnyLanguage('Report it as not received');
  await expect(main(page).getByRole('button', { name: button })).toBeVisible();
}

export async function saveWrongAccount(page: Page): Promise<void> {
  await main(page).locator('[name="provider"]').fill('বিকাশ');
  await main(page).locator('[name="number"]').fill('১২৩৪৫');
  await press(main(page), 'Save account');
  await expectError(main(page).locator('[name="number"]'));
}

/** Opens the form for a complaint about the first item of an order, and sends it without input. */
export async function sendEmptyComplaint(page: Page): Promise<void> {
  const complain = inAnyLanguage('Complain about this item: {productName}');
  await main(page).getByRole('link', { name: complain }).first().click();
  await press(dialog(page), 'Send complaint');
  await expectError(dialog(page).locator('[name="problemCategoryUuid"]'));
}

export async function askToDeleteComplaint(page: Page): Promise<void> {
  await press(main(page), 'Delete the complaint about {productName}');
  const button = inAnyLanguage('Delete');
  await expect(dialog(page).getByRole('button', { name: button })).toBeVisible();
}

export async function saveEmptyAddress(page: Page): Promise<void> {
  await press(main(page), 'Add an address');
  await press(dialog(page), 'Save address');
  await expectError(dialog(page).locator('[name="shipping.name"]'));
}

const expectError = (field: Locator) => expect(field).toHaveAttribute('aria-invalid', 'true');

/** Finds the seeded customer's order by its number and phone, as a visitor does. */
export async function trackOrder(page: Page): Promise<void> {
  const { request } = page;
  const token = await fetchToken(request);
  const { items } = await listOrders(request, token);
  const order = await callMarket<Order>(request, `/order/my-order/${items[0]?.uuid}`, { token });
  await findOrder(page, order.orderNumber, order.shippingAddress.phone);
  await expect(main(page).getByRole('status')).toContainText(order.orderNumber);
}

export async function trackUnknownOrder(page: Page): Promise<void> {
  await findOrder(page, String(randomInt(10 ** 8, 10 ** 9)), newPhone());
  const refusal = 'No order has this number and this phone. Please check both.';
  await expect(main(page).getByText(inAnyLanguage(refusal))).toBeVisible();
}

async function findOrder(page: Page, orderNumber: string, phone: string): Promise<void> {
  await main(page).locator('[name="orderNumber"]').fill(orderNumber);
  await main(page).locator('[name="phone"]').fill(phone);
  await press(main(page), 'Find the order');
}
