import { fetchToken } from '@marketplace/contracts/testing/journeys/market/customers';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { ORDER_ADDRESS } from '@marketplace/contracts/testing/journeys/market/purchases';
import {
  findAxeViolations,
  findAxeViolationsInBothSchemes,
} from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { FrameLocator, Page } from '@playwright/test';
import { startTestShop, type TestShop } from './startTestShop';

test.describe.configure({ mode: 'default', timeout: 240_000 });

let shop: TestShop;
test.beforeAll(async () => {
  shop = await startTestShop();
});
test.afterAll(() => shop?.stop());

const button = (page: Page) => page.getByRole('button', { name: 'Test', exact: true });

/** Opens a page in a new test session, and the panel on it. */
async function openPanel(page: Page, path: string, settings = {}) {
  const { link, token } = await shop.createSession(settings);
  await page.goto(`${link}?to=${path}`);
  await waitForHydration(page);
  await button(page).press('Enter');
  const panel = page.frameLocator('iframe[title="Panel of the test session"]');
  await expect(panel.getByRole('heading', { name: 'Test session' })).toBeVisible();
  return { panel, token };
}

const openSection = (panel: FrameLocator | Page, title: string) =>
  panel
    .locator('summary')
    .filter({ hasText: new RegExp(`^${title}`) })
    .press('Enter');

test('the panel opens by keyboard, changes the language of the page, and stays open', async ({
  page,
}) => {
  const { panel } = await openPanel(page, '/about-us');
  await openSection(panel, 'Customer, language, time');
  await panel.getByLabel('Language', { exact: true }).selectOption('bn');
  await panel.getByRole('button', { name: 'Apply and reload' }).last().press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await findAxeViolations(page), 'with the open panel').toEqual([]);
  await expect(panel.getByLabel('Language', { exact: true })).toHaveValue('bn');
  await panel.getByLabel('Language', { exact: true }).press('Escape');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page)).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Alt+Shift+T');
  await expect(panel.getByLabel('Language', { exact: true })).toBeVisible();
});

test('axe finds no violation in the panel, which fits a phone', async ({ page, context }) => {
  const { token } = await shop.createSession({ faults: [{ call: 'listBlogs', delayMs: 1 }] });
  await context.addCookies([{ name: 'qaSession', value: token, url: shop.origin }]);
  await page.goto(`${shop.origin}/qa/panel`);
  for (const title of ['Customer', 'Faults', 'Failures', 'Events', 'Messages', 'This session']) {
    await openSection(page, title);
  }
  await expect(page.getByText('This session has been sent no codes')).toBeVisible();
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

test('pages outside test sessions contain nothing of the panel, and gateways without test sessions do not serve the panel', async () => {
  // Compares only tags, because the texts may differ: the gateways cache the page at different
  // times.
  const tagsOf = async (origin: string) => {
    const text = await (await fetch(`${origin}/about-us`)).text();
    expect(text).not.toContain('/qa/');
    return text.replaceAll(origin, '').match(/<(script|link|iframe|style|meta)\b[^>]*>/g);
  };
  expect(await tagsOf(shop.origin)).toEqual(await tagsOf(stack.origin));
  for (const path of [
    '/qa/panel',
    '/qa/panel.js',
    '/qa/panel-loader.js',
    '/qa/messages',
    '/qa/payments',
  ]) {
    expect((await fetch(stack.origin + path)).status, path).toBe(404);
  }
});

test.describe('releases', { tag: '@full' }, () => {
  // The browser logs an error for a refused version.
  test.use({ allowsConsoleProblems: true });

  test('the panel runs another release of one part, marks it, and says why it refuses an unknown version', async ({
    page,
  }) => {
    const version = await shop.store.add('mf_content', 'none');
    const { panel } = await openPanel(page, '/about-us');
    await panel.getByLabel('Release of mf_content').selectOption('version');
    await panel.getByLabel('Version of mf_content').fill('0.0.0-unknown');
    const apply = panel.getByRole('button', { name: 'Apply and reload' });
    await apply.click();
    await expect(panel.getByRole('alert').filter({ hasText: 'cannot be run' })).toBeVisible();
    await panel.getByLabel('Version of mf_content').fill(version);
    await apply.click();
    await expect(panel.getByText('differs from live')).toBeVisible();
    await expect(panel.getByRole('group', { name: 'mf_content' })).toContainText(version);
    await expect(panel.getByRole('group', { name: 'shell' })).toContainText(/Loaded [1-9].* KB/);
    await panel.getByLabel('Outline the regions').check();
    const box = page.locator('#outlines .box').filter({ hasText: `mf_content ${version}` });
    await expect(box.first()).toBeVisible();
    await panel.getByLabel('Outline the regions').uncheck();
    await expect(box).toHaveCount(0);
  });

  test('the panel makes a call and a remote fail, and shows the one-time codes that were sent in the test session', async ({
    page,
  }) => {
    const { panel, token } = await openPanel(page, '/blog');
    await openSection(panel, 'Faults');
    await panel.getByLabel('Call', { exact: true }).fill('listBlogs');
    await panel.getByRole('button', { name: 'Add fault and reload' }).click();
    await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await panel.getByRole('button', { name: 'Remove listBlogs: 503' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog');

    await panel.getByLabel('A fault of').selectOption('remote');
    await panel.getByLabel('Remote', { exact: true }).selectOption('mf_content');
    await panel.getByLabel('Its code').selectOption('missing');
    await panel.getByRole('button', { name: 'Add fault and reload' }).click();
    await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await panel.getByRole('button', { name: 'Remove mf_content: missing' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Blog');

    await fetch(`${shop.origin}/qa/api/auth/customer/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-qa-session': token },
      body: JSON.stringify({ emailOrPhone: '01711000004' }),
    });
    await openSection(panel, 'Messages and orders');
    await expect(panel.getByRole('list', { name: 'Messages' })).toContainText(/\d{6}/);
    await panel.getByLabel('Order number').fill('1');
    await panel.getByRole('button', { name: 'Move order on' }).click();
    await expect(panel.getByText('There is no order 1 of this test session')).toBeVisible();
  });

  test('the panel says if a test session is over, and makes another', async ({ page, context }) => {
    const { token } = await shop.createSession({});
    await context.addCookies([{ name: 'qaSession', value: token, url: shop.origin }]);
    const headers = { 'x-qa-session': token };
    await fetch(`${shop.origin}/qa/session`, { method: 'DELETE', headers });
    await page.goto(`${shop.origin}/qa/panel`);
    await expect(page.getByText('This test session is over')).toBeVisible();
    await page.getByRole('button', { name: 'Make a test session' }).click();
    await expect(page.getByRole('group', { name: 'shell' })).toBeVisible();
  });
});

test.describe('a region that has failed', { tag: '@full' }, () => {
  // The browser logs an error for the failed call.
  test.use({ allowsConsoleProblems: true });

  test('is listed in the panel with its part and a code, which opens the page without the fault', async ({
    page,
  }) => {
    const fault = { call: 'listReviews', reply: { status: 503 } };
    const { handle } = await findPlainProduct(page.request);
    const { panel } = await openPanel(page, `/product/${handle}`, { faults: [fault] });
    await openSection(panel, 'Failures');
    await main(page)
      .getByRole('heading', { name: 'Reviews', exact: true })
      .scrollIntoViewIfNeeded();
    const region = main(page).getByRole('alert');
    await expect(region).toBeVisible();
    const listed = panel.getByRole('list', { name: 'Failed regions' }).getByRole('listitem');
    await expect(listed).toContainText(/mf_catalog \S+, /);
    await region.getByRole('button', { name: 'Retry' }).click();
    const calls = panel.getByRole('list', { name: 'Failed calls' });
    await expect(calls).toContainText(/: 503, \d times/);
    await expect(
      panel.getByText(/Code of all calls of the page in the logs: [\da-f]{8}$/),
    ).toBeVisible();
    await expect(panel.getByText(/Code of this page: [\da-f]{8}/)).toBeVisible();
    await panel.getByRole('link', { name: /same releases/ }).click();
    await expect(page).toHaveURL(`${shop.origin}/product/${handle}`);
    await waitForHydration(page);
    await main(page)
      .getByRole('heading', { name: 'Reviews', exact: true })
      .scrollIntoViewIfNeeded();
    await expect(region).toHaveCount(0);
    await expect(panel.getByText(/^No region shows an error/)).toBeVisible();
  });
});

test('the panel lists, sends and replays events @full', async ({ page }) => {
  const { panel } = await openPanel(page, '/about-us');
  await openSection(panel, 'Events');
  const events = panel.getByRole('list', { name: 'Events' });
  await expect(events.getByText('session:changed')).toBeVisible();
  await panel.getByRole('button', { name: 'Record' }).click();
  await panel.getByLabel('Topic to send').selectOption('toast:requested');
  await panel.getByLabel('kind').selectOption('success');
  await panel.getByLabel('message').fill('Sent by the panel');
  await panel.getByRole('button', { name: 'Send event' }).click();
  await expect(page.getByText('Sent by the panel')).toBeVisible();
  const sent = events.locator('summary', { hasText: 'toast:requested' });
  await expect(sent).toContainText('shell');
  await expect(sent).toContainText('valid');
  await expect(panel.getByText('Recording: 1 event')).toBeVisible();
  await panel.getByRole('button', { name: 'Stop recording' }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('Sent by the panel')).toBeHidden();
  await panel.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Sent by the panel')).toBeVisible();
});

test('the panel settles and refunds a payment of its test session, and no other session lists it @full', async ({
  page,
}) => {
  const { panel, token } = await openPanel(page, '/about-us');
  const authorization = `Bearer ${await fetchToken(page.request)}`;
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${shop.origin}/qa/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-qa-session': token, authorization },
      body: JSON.stringify(body),
    });
    expect(reply.status, await reply.clone().text()).toBe(200);
    return reply.json();
  };
  const { uuid: productUuid } = await findPlainProduct(page.request);
  const cart = await post('/public-cart/cart-item', { productUuid, quantity: 1 });
  const addresses = { shippingAddress: ORDER_ADDRESS, billingAddress: ORDER_ADDRESS };
  const order = await post('/order', {
    cartUuid: cart.uuid,
    paymentMethod: 'bkash',
    ...addresses,
  });
  await post(`/payment/${order.uuid}`, { method: 'bkash', returnUrl: '/thank-you' });
  const listed = async (session: string) => {
    const headers = { 'x-qa-session': session };
    return (await (await fetch(`${shop.origin}/qa/payments`, { headers })).json()).items;
  };
  expect(await listed(token)).toHaveLength(1);
  expect(await listed((await shop.createSession({})).token)).toEqual([]);

  await openSection(panel, 'Messages and orders');
  const list = panel.getByRole('list', { name: 'Payments' });
  await expect(list).toContainText(`Order ${order.orderNumber}`);
  for (const [label, status] of [
    ['Pay', 'paid'],
    ['Let refund fail', 'refund-due'],
    ['Refund', 'refunded'],
  ]) {
    await list.getByRole('button', { name: label, exact: true }).press('Enter');
    await expect(panel.getByText(`by bkash is ${status}`)).toBeVisible();
  }
  await expect(list.getByRole('listitem')).toHaveCount(0);
});
