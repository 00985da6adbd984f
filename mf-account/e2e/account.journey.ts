import { createPng } from '@marketplace/contracts/conformance/createPng';
import { productPath } from '@marketplace/contracts/routes';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  fetchToken,
  PASSWORD,
  signIn,
  signUp,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import {
  optionalInAnyLanguage as optionalWords,
  inAnyLanguage as words,
} from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { findAxeViolations } from '@marketplace/contracts/testing/journeys/observe/axe';
import { holdRequests } from '@marketplace/contracts/testing/journeys/pages/holdRequests';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import type { Visitor } from '@marketplace/contracts/testing/journeys/pages/Visitor';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

/**
 * Expects a toast. First moves the pointer away, because a toast under the pointer stays and delays
 * the next toast.
 */
async function expectToast(page: Page, message: string) {
  await page.mouse.move(0, 0);
  const region = page.getByRole('region', { name: words('Message') });
  await expect(region.getByText(words(message))).toBeVisible();
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name: words(name) });
const button = (place: Locator, name: string) => place.getByRole('button', { name: words(name) });
const field = (place: Locator, label: string) => place.getByLabel(words(label));
const optionalField = (place: Locator, label: string) => place.getByLabel(optionalWords(label));

/** Chooses a place by the value of its option, which is its English name. */
async function choosePlace(visitor: Visitor, form: Locator, label: string, place: string) {
  const select = field(form, label);
  const option = select.locator(`option[value="${place}"]`);
  await visitor.choose(select, await option.evaluate((each: HTMLOptionElement) => each.index));
}

async function openProfile(page: Page) {
  await page.goto('/profile');
  await waitForHydration(page);
}

// @spec 1.13, 2.83, 2.85
test('a customer edits the profile and the address book @translated @bangla', async ({
  page,
  context,
  visitor,
}) => {
  await signIn(context, await signUp(context.request, 'Rahima Khatun'));
  await openProfile(page);

  await test.step('edits name and e-mail, after correcting an invalid e-mail address', async () => {
    await visitor.press(button(main(page), 'Edit your details'));
    const form = dialog(page, 'Edit your details');
    const email = optionalField(form, 'E-mail');
    await visitor.fill(field(form, 'Full name'), 'Rahima Begum');
    await visitor.fill(email, 'rahima@');
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    const problem = 'Enter an e-mail address, like name@example.com';
    await expect(email).toHaveAccessibleDescription(words(problem));
    await visitor.fill(email, `rahima-${Date.now()}@example.com`);
    await visitor.fill(field(form, 'Your password'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(main(page)).toContainText('Rahima Begum');
    await expect(button(main(page), 'Edit your details')).toBeFocused();
  });

  await test.step('adds an address, after correcting an invalid phone number', async () => {
    await visitor.press(button(main(page), 'Add an address'));
    const form = dialog(page, 'Add an address');
    await expect(button(form, 'Save address')).toBeInViewport({ ratio: 1 });
    await visitor.fill(optionalField(form, 'Name of this address'), 'Home');
    await visitor.fill(field(form, 'Full name'), 'Rahima Begum');
    await visitor.fill(field(form, 'Phone'), '12345');
    await choosePlace(visitor, form, 'Division', 'Dhaka');
    await choosePlace(visitor, form, 'District', 'Dhaka');
    await choosePlace(visitor, form, 'Upazila or thana', 'Savar');
    await visitor.fill(field(form, 'Area or village'), 'Hemayetpur');
    await visitor.fill(field(form, 'Street, house, flat'), 'House 12, Road 4');
    await visitor.press(button(form, 'Save address'));
    await expect(field(form, 'Phone')).toHaveAccessibleDescription(/01712345678/);
    await expect(field(form, 'Upazila or thana')).toHaveValue('Savar');
    expect(await findAxeViolations(page)).toEqual([]);
    await visitor.fill(field(form, 'Phone'), '01712345678');
    await visitor.press(button(form, 'Save address'));
    await expectToast(page, 'Address created successfully');
    const address = main(page).getByRole('article');
    await expect(address).toContainText(/1712345678|১৭১২৩৪৫৬৭৮/);
    await expect(address.getByText(words('Default'))).toBeVisible();
  });

  await test.step('moves the address to another district', async () => {
    await visitor.press(button(main(page).getByRole('article'), 'Edit {name}'));
    const form = dialog(page, 'Edit address');
    await expect(field(form, 'Upazila or thana')).toHaveValue('Savar');
    await choosePlace(visitor, form, 'District', 'Gazipur');
    await visitor.choose(field(form, 'Upazila or thana'), 1);
    await visitor.press(button(form, 'Save address'));
    await expectToast(page, 'Address updated successfully');
    await expect(main(page).getByRole('article')).toContainText(/Gazipur|গাজীপুর/);
  });

  await test.step('deletes the address', async () => {
    await visitor.press(button(main(page).getByRole('article'), 'Delete {name}'));
    const asked = dialog(page, 'Delete this address?');
    await expect(asked).toContainText('House 12, Road 4');
    // Moves the pointer away from the toast of the previous step. Otherwise the toast would stay
    // and could cover the button.
    await page.mouse.move(0, 0);
    await visitor.press(button(asked, 'Delete'));
    await expectToast(page, 'Address deleted successfully');
    await expect(main(page).getByText(words('No addresses yet'))).toBeVisible();
    const title = main(page).getByRole('heading', { name: words('Your addresses') });
    await expect(title).toBeFocused();
  });
});

/** Phone of a seeded customer who has a delivered order and has not complained about it. */
const COMPLAINER = '01711000003';

// @spec 1.12, 2.82
test('a customer sends, edits and deletes a complaint with a picture, then chooses the order and item for a second complaint @translated @bangla', async ({
  page,
  context,
  request,
  visitor,
}) => {
  const token = await fetchToken(request, COMPLAINER);
  const line = await findDeliveredLine(request, token);
  await withdrawComplaint(request, token, line.uuid);
  await signIn(context, COMPLAINER);

  await page.goto(`/orders/${line.orderUuid}`);
  const link = words('Complain about this item: {productName}');
  const product = main(page)
    .locator(`a[href="${productPath(line.productHandle)}"]`)
    .first();
  const productName = (await product.textContent()) ?? '';
  await visitor.press(main(page).getByRole('link', { name: link }).first());
  const form = dialog(page, 'Complain about an item');
  await expect(form).toContainText(productName);
  await visitor.press(button(form, 'Send complaint'));
  const kind = field(form, 'Kind of problem');
  await expect(kind).toHaveAccessibleDescription(words('Choose the kind of problem'));

  await visitor.choose(kind, 1);
  await visitor.fill(field(form, 'What is wrong?'), 'It came in two pieces.');
  const picture = { name: 'broken.png', mimeType: 'image/png', buffer: createPng(400) };
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await visitor.attach(field(form, 'Add pictures'), [picture, notes]);
  await expect(form.getByText(words('Added'))).toBeVisible();
  const refused = words('This is not a JPEG, PNG, WebP or AVIF picture');
  await expect(form.getByRole('alert').getByText(refused)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await visitor.press(button(form, 'Remove picture {number}').last());
  await visitor.press(button(form, 'Send complaint'));
  await expectToast(page, 'Complain created successfully');
  await expect(page).toHaveURL(/\/complain$/);

  const card = main(page).getByRole('article').filter({ hasText: productName });
  await expect(card).toContainText('It came in two pieces.');
  const picture1 = words('Picture {number}, large, in a new tab');
  await expect(card.getByRole('link', { name: picture1 })).toHaveCount(1);

  const edit = 'Edit the complaint about {productName}';
  await visitor.press(button(card, edit));
  const change = dialog(page, 'Edit complaint');
  await expect(change.getByRole('img', { name: words('Picture {number}') })).toBeVisible();
  await visitor.fill(field(change, 'What is wrong?'), 'It came in three pieces.');
  await visitor.press(button(change, 'Save'));
  await expectToast(page, 'Complain updated successfully');
  await expect(card).toContainText('It came in three pieces.');
  await expect(button(card, edit)).toBeFocused();

  await visitor.press(button(card, 'Delete the complaint about {productName}'));
  await visitor.press(button(dialog(page, 'Delete this complaint?'), 'Delete'));
  await expectToast(page, 'Complain deleted successfully');
  await expect(card).toHaveCount(0);

  await visitor.press(main(page).getByRole('link', { name: words('Complain about an item') }));
  const orders = page.getByRole('group', { name: words('Which order is it about?') });
  await visitor.press(orders.getByRole('listitem').first().getByRole('button'));
  const items = page.getByRole('group', { name: words('Which item is it about?') });
  await visitor.press(items.getByRole('listitem').first().getByRole('button'));
  await expect(field(form, 'What is wrong?')).toBeVisible();
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
  productHandle: string;
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
