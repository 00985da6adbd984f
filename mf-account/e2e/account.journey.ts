import { createPng } from '@marketplace/contracts/conformance/createPng';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  fetchToken,
  PASSWORD,
  signIn,
  signUp,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { findAxeViolations } from '@marketplace/contracts/testing/journeys/observe/axe';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { APIRequestContext, Page } from '@playwright/test';

/**
 * Expects a toast. First moves the pointer away, because a toast under the pointer stays and delays
 * the next toast.
 */
async function expectToast(page: Page, message: string) {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(message);
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openProfile(page: Page) {
  await page.goto('/profile');
  await waitForHydration(page);
}

test('a customer edits the profile and the address book @translated', async ({ page, context }) => {
  await signIn(context, await signUp(context.request, 'Rahima Khatun'));
  await openProfile(page);

  await test.step('edits name and e-mail by keyboard, after correcting an invalid e-mail address', async () => {
    await main(page).getByRole('button', { name: 'Edit your details' }).focus();
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Edit your details');
    await form.getByLabel('Full name').fill('Rahima Begum');
    await form.getByLabel('E-mail').fill('rahima@');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('E-mail')).toBeFocused();
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
    await form.getByLabel('E-mail').fill(`rahima-${Date.now()}@example.com`);
    await form.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(main(page)).toContainText('Rahima Begum');
    await expect(main(page).getByRole('button', { name: 'Edit your details' })).toBeFocused();
  });

  await test.step('adds an address, after correcting an invalid phone number', async () => {
    await main(page).getByRole('button', { name: 'Add an address' }).click();
    const form = dialog(page, 'Add an address');
    await expect(form.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await form.getByLabel('Name of this address').fill('Home');
    await form.getByLabel('Full name').fill('Rahima Begum');
    await form.getByLabel('Phone').fill('12345');
    for (const [label, place] of [
      ['Division', 'Dhaka'],
      ['District', 'Dhaka'],
      ['Upazila or thana', 'Savar'],
    ] as const) {
      await form.getByLabel(label).selectOption(place);
    }
    await form.getByLabel('Area or village').fill('Hemayetpur');
    await form.getByLabel('Street, house, flat').fill('House 12, Road 4');
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/like 01712345678/);
    await expect(form.getByLabel('Upazila or thana')).toHaveValue('Savar');
    expect(await findAxeViolations(page)).toEqual([]);
    await form.getByLabel('Phone').fill('01712345678');
    await form.getByRole('button', { name: 'Save address' }).click();
    await expectToast(page, 'Address created successfully');
    await expect(main(page).getByRole('article')).toContainText('+8801712345678');
    await expect(main(page).getByRole('article')).toContainText('Default');
  });

  await test.step('moves the address to another district', async () => {
    await main(page).getByRole('button', { name: 'Edit Home' }).click();
    const form = dialog(page, 'Edit address');
    await expect(form.getByLabel('Upazila or thana')).toHaveValue('Savar');
    await form.getByLabel('District').selectOption('Gazipur');
    await form.getByLabel('Upazila or thana').selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Save address' }).click();
    await expectToast(page, 'Address updated successfully');
    await expect(main(page).getByRole('article')).toContainText('Gazipur');
  });

  await test.step('deletes the address', async () => {
    await main(page).getByRole('button', { name: 'Delete Home' }).click();
    const asked = dialog(page, 'Delete this address?');
    await expect(asked).toContainText('House 12, Road 4');
    // Moves the pointer away from the toast of the previous step. Otherwise the toast would stay
    // and could cover the button.
    await page.mouse.move(0, 0);
    await asked.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Address deleted successfully');
    await expect(main(page)).toContainText('No addresses yet');
    await expect(main(page).getByRole('heading', { name: 'Your addresses' })).toBeFocused();
  });
});

/** Phone of a seeded customer who has a delivered order and has not complained about it. */
const COMPLAINER = '01711000003';

test('a customer sends, edits and deletes a complaint with a picture, then chooses the order and item for a second complaint @translated', async ({
  page,
  context,
  request,
}) => {
  const token = await fetchToken(request, COMPLAINER);
  const line = await findDeliveredLine(request, token);
  await withdrawComplaint(request, token, line.uuid);
  await signIn(context, COMPLAINER);

  await page.goto(`/orders/${line.orderUuid}`);
  await main(page)
    .getByRole('link', { name: `Complain about this item: ${line.productName}` })
    .click();
  const form = dialog(page, 'Complain about an item');
  await expect(form).toContainText(line.productName);
  await form.getByRole('button', { name: 'Send complaint' }).click();
  await expect(form.getByLabel('Kind of problem')).toHaveAccessibleDescription(
    'Choose the kind of problem',
  );

  await form.getByLabel('Kind of problem').selectOption('Item arrived damaged');
  await form.getByLabel('What is wrong?').fill('It came in two pieces.');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByText('Add pictures').click(),
  ]);
  const picture = { name: 'broken.png', mimeType: 'image/png', buffer: createPng(400) };
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await chooser.setFiles([picture, notes]);
  await expect(form.getByText('Added')).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('This is not a JPEG, PNG, WebP or AVIF');
  expect(await findAxeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Remove picture 2' }).click();
  await form.getByRole('button', { name: 'Send complaint' }).click();
  await expectToast(page, 'Complain created successfully');
  await expect(page).toHaveURL(/\/complain$/);

  const card = main(page).getByRole('article').filter({ hasText: line.productName });
  await expect(card).toContainText('It came in two pieces.');
  await expect(card.getByRole('link', { name: /^Picture 1/ })).toBeVisible();

  await card.getByRole('button', { name: /^Edit/ }).focus();
  await page.keyboard.press('Enter');
  const change = dialog(page, 'Edit complaint');
  await expect(change.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await change.getByLabel('What is wrong?').fill('It came in three pieces.');
  await change.getByRole('button', { name: 'Save' }).press('Enter');
  await expectToast(page, 'Complain updated successfully');
  await expect(card).toContainText('It came in three pieces.');
  await expect(card.getByRole('button', { name: /^Edit/ })).toBeFocused();

  await card.getByRole('button', { name: /^Delete/ }).press('Enter');
  await dialog(page, 'Delete this complaint?')
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  await expectToast(page, 'Complain deleted successfully');
  await expect(card).toHaveCount(0);

  await main(page).getByRole('link', { name: 'Complain about an item' }).click();
  await page
    .getByRole('group', { name: 'Which order is it about?' })
    .getByRole('button', { name: /^Order/ })
    .first()
    .press('Enter');
  const items = page.getByRole('group', { name: 'Which item is it about?' });
  await items.getByRole('listitem').first().getByRole('button').press('Enter');
  await expect(form.getByLabel('What is wrong?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/complain$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('the account pages with a failing or slow API', { tag: '@full' }, () => {
  // Allows console errors, because the browser logs each failed request as an error.
  test.use({ allowsConsoleProblems: true });

  test('show an error only in place of the list that could not be loaded, and keep the text of a form that could not be saved', async ({
    page,
    context,
  }) => {
    await signIn(context, await signUp(context.request, 'Rahima Khatun'));
    await page.goto('/orders');
    await waitForHydration(page);
    await page.route('**/api/order/shipping-address*', async (route) => {
      if (route.request().method() === 'GET') await route.fulfill({ status: 500, json: {} });
      else await route.abort();
    });
    await navigateInside(page, '/profile');
    await expect(main(page)).toContainText('Your addresses could not be loaded');
    await expect(main(page)).toContainText('Rahima Khatun');
    await page.unroute('**/api/order/shipping-address*');
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(main(page)).toContainText('No addresses yet');

    await page.route('**/api/customer/current-customer', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await main(page).getByRole('button', { name: 'Edit your details' }).click();
    const form = dialog(page, 'Edit your details');
    await form.getByLabel('Full name').fill('Rahima Begum');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText('Something went wrong');
    await expect(form.getByLabel('Full name')).toHaveValue('Rahima Begum');
    await page.unroute('**/api/customer/current-customer');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(main(page)).toContainText('Rahima Begum');
  });

  test('show the heading before a slow list has loaded', async ({ page, context }) => {
    await signIn(context);
    await page.goto('/orders');
    await waitForHydration(page);
    const sendList = await holdRequests(page, '**/api/complain/order*');
    await navigateInside(page, '/complain');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your complaints');
    sendList();
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });
});

interface Line {
  uuid: string;
  orderUuid: string;
  productName: string;
}

async function findDeliveredLine(request: APIRequestContext, token: string): Promise<Line> {
  const { items } = await listOrders(request, token);
  const orderUuid = items.find(({ status }) => status === 'delivered')?.uuid;
  const { parcels } = await callMarket<{ parcels: { orderItems: Omit<Line, 'orderUuid'>[] }[] }>(
    request,
    `/order/my-order/${orderUuid}`,
    { token },
  );
  const [line] = parcels.flatMap(({ orderItems }) => orderItems);
  if (!orderUuid || !line) throw new Error('The seed has no delivered line.');
  return { ...line, orderUuid };
}

/** Deletes the complaint about this order item that an interrupted earlier run may have left. */
async function withdrawComplaint(request: APIRequestContext, token: string, orderItem: string) {
  const { items } = await callMarket<{ items: { uuid: string; orderItemUuid: string }[] }>(
    request,
    '/complain/order',
    { token },
  );
  const standing = items.find(({ orderItemUuid }) => orderItemUuid === orderItem);
  if (!standing) return;
  await request.delete(`${stack.origin}/api/complain/order/${standing.uuid}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}
