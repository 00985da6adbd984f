import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  newPhone,
  signInWithOwnSession,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { loginModal, submitLogin } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { APIRequestContext, Page } from '@playwright/test';

const CUSTOMER = '01711000005';
const SCRIPT = '<img src=x onerror="document.title = `run`"><script>document.title = 1</script>';

const comments = (page: Page) => main(page).getByRole('region', { name: /comment/i });
const field = (page: Page) => comments(page).getByLabel('Your comment');
const post = (page: Page) => comments(page).getByRole('button', { name: 'Post comment' }).click();
/** The innermost element with the text and the note that the text is not published yet. */
const waiting = (page: Page, text: string) =>
  comments(page)
    .locator('*')
    .filter({ hasText: 'Waiting to be published' })
    .filter({ hasText: text })
    .last();

/** Finds the path of a post with published comments. */
async function findPost(request: APIRequestContext): Promise<string> {
  const { items } = await callMarket<{ items: { handle: string }[] }>(request, '/blog');
  for (const { handle } of items) {
    const path = `/blog/${handle}`;
    const { items: written } = await callMarket<{ items: object[] }>(request, `${path}/comment`);
    if (written.length > 0) return path;
  }
  throw new Error('No post has a comment.');
}

async function openPost(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

// @spec 1.11
test("a visitor's comment survives the login, and only its author sees it before it is published @translated", async ({
  page,
  browser,
  request,
}) => {
  const path = await findPost(request);
  const text = `Good to know ${newPhone()} ${SCRIPT}`;
  await openPost(page, path);
  await field(page).fill(text);
  await post(page);
  await submitLogin(page, CUSTOMER);
  await expect(loginModal(page)).toBeHidden();
  await expect(field(page)).toHaveValue(text);

  await post(page);
  await expect(page.getByText('An admin will publish your comment.')).toBeVisible();
  await expect(waiting(page, text)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveTitle(/\D{5,}/);
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(new URL(path, page.url()).href);
  await expect(comments(other)).toBeVisible();
  await expect(comments(other)).not.toContainText(text);
  await stranger.close();
});

test('a customer replies to a comment @translated', async ({ page, context, request }) => {
  await signInWithOwnSession(context, CUSTOMER);
  await openPost(page, await findPost(request));
  const text = `I agree ${newPhone()}`;
  await comments(page)
    .getByRole('button', { name: /^Reply to/ })
    .first()
    .click();
  await comments(page)
    .getByLabel(/^Your reply to/)
    .fill(text);
  await comments(page).getByRole('button', { name: 'Post reply' }).click();
  await expect(page.getByText('An admin will publish your reply.')).toBeVisible();
  await expect(waiting(page, text)).toBeVisible();
});

test.describe('a comment that cannot be sent', { tag: '@full' }, () => {
  // The browser logs the failed calls as errors.
  test.use({ allowsConsoleProblems: true });

  test('is kept if the browser is offline or the session has ended, and can be sent after a new login', async ({
    page,
    context,
    request,
  }) => {
    const token = await signInWithOwnSession(context, CUSTOMER);
    await openPost(page, await findPost(request));
    const text = `Sent later ${newPhone()}`;
    await field(page).fill(text);
    await context.setOffline(true);
    await post(page);
    await expect(comments(page).getByRole('alert')).toBeVisible();
    await expect(field(page)).toHaveValue(text);
    await context.setOffline(false);

    await request.post('/api/auth/customer/logout', {
      headers: { authorization: `Bearer ${token}` },
    });
    await post(page);
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await expect(field(page)).toHaveValue(text);

    await submitLogin(page, CUSTOMER);
    await expect(loginModal(page)).toBeHidden();
    await expect(field(page)).toHaveValue(text);
    await post(page);
    await expect(waiting(page, text)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });
});

test.describe('a post without JavaScript', { tag: '@full' }, () => {
  test.use({ javaScriptEnabled: false });

  test('shows its comments, and no controls that would not work', async ({ page, request }) => {
    await page.goto(await findPost(request));
    await expect(comments(page).getByRole('time').first()).toBeVisible();
    await expect(comments(page).getByText('Writing a comment needs JavaScript.')).toBeVisible();
    await expect(comments(page).getByRole('button')).toHaveCount(0);
  });
});
