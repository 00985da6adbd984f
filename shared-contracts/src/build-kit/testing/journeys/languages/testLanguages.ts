import type { Page } from '@playwright/test';
import { ACCESS_TOKEN_COOKIE, GUEST_TOKEN_COOKIE } from '../../../../contracts/cookies';
import { signIn } from '../market/customers';
import { expectNoBoxes } from '../observe/boxes';
import { waitUntilIdle } from '../observe/idle';
import type { PageUnderTest } from '../PageUnderTest';
import { openPatiently } from '../pages/navigation';
import { test } from '../test';
import { addressOf, expectOwnLanguage, expectShownLanguage } from './expectOwnLanguage';

/** Cookies of a session. The tests do not sign in a browser that already has such a cookie. */
const TOKENS: readonly string[] = [ACCESS_TOKEN_COOKIE, GUEST_TOKEN_COOKIE];

/**
 * Defines tests that expect a page in a state to be completely translated into Bangla and French,
 * and to show no empty boxes on a system without a Bangla font.
 */
export function testLanguages(state: PageUnderTest): void {
  if (state.act) testAfterAction(state);
  else testOpenedPage(state);
}

function testOpenedPage({ name, open, hasAccountForms }: PageUnderTest): void {
  test(`${name}: is completely translated into Bangla and French`, { tag: '@full' }, async ({
    page,
    context,
  }) => {
    const path = await open(context);
    await expectOwnLanguage(page, path);
    const cookies = await context.cookies();
    const isKnown = cookies.some(({ name: cookie }) => TOKENS.includes(cookie));
    // Customers do not visit pages with account forms.
    if (isKnown || hasAccountForms) return;
    await signIn(context);
    await expectOwnLanguage(page, path);
  });

  test(`${name}: shows no empty boxes without a Bangla font`, { tag: '@full' }, async ({
    pageWithoutBangla: page,
  }) => {
    const path = await open(page.context());
    for (const language of ['en', 'bn']) {
      await openPatiently(page, addressOf(path, language));
      await expectNoBoxes(page);
    }
  });
}

/** Each test acts on one page in one language, because an action changes the browser's state. */
function testAfterAction(state: PageUnderTest): void {
  const { name } = state;
  test(`${name}: is completely translated into Bangla, and shows no empty boxes on a device that has no Bangla font`, {
    tag: '@full',
  }, async ({ pageWithoutBangla: page }) => {
    await bringInto(page, state, 'bn');
    await expectNoBoxes(page);
    await expectShownLanguage(page, 'bn');
  });

  test(`${name}: is completely translated into French`, { tag: '@full' }, async ({ page }) => {
    await bringInto(page, state, 'fr');
    await expectShownLanguage(page, 'fr');
  });
}

async function bringInto(page: Page, { open, act }: PageUnderTest, language: string) {
  await openPatiently(page, addressOf(await open(page.context()), language));
  await waitUntilIdle(page);
  await act?.(page);
  await waitUntilIdle(page);
}
