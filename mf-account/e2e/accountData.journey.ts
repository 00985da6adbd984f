import { readFile } from 'node:fs/promises';
import {
  newPhone,
  openSession,
  PASSWORD,
  readCode,
  signInAsNewcomer,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { inAnyLanguage as words } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import type { Visitor } from '@marketplace/contracts/testing/journeys/pages/Visitor';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Locator, Page } from '@playwright/test';

/** First bytes of a zip archive. */
const ZIP = 'PK\x03\x04';

/** Opens one of the forms about the customer's data, and enters the password. */
async function fillForm(page: Page, visitor: Visitor, title: string, password: string) {
  const summary = page.locator('summary', { hasText: words(title) });
  const form = main(page).locator('details', { has: summary });
  const isOpen = await form.evaluate((details: HTMLDetailsElement) => details.open);
  if (!isOpen) await visitor.press(form.locator('summary'));
  await visitor.fill(form.getByLabel(words('Your password')), password);
  return form;
}

const button = (place: Locator, name: string) => place.getByRole('button', { name: words(name) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // The browser logs an error, because a refused form has an error status.
    test.use({ javaScriptEnabled, allowsConsoleProblems: true });

    test('a customer downloads all data, then deletes the account and is logged out', {
      tag: javaScriptEnabled ? '@bangla' : [],
    }, async ({ page, context, visitor }) => {
      await signInAsNewcomer(context);
      await page.goto('/profile');
      const loading = page.waitForEvent('download');
      const download = await fillForm(page, visitor, 'Download your data', PASSWORD);
      await visitor.press(button(download, 'Download'));
      const file = await loading;
      expect(file.suggestedFilename()).toMatch(/^personal-data-.*\.zip$/);
      const archive = await readFile(await file.path(), 'latin1');
      expect(archive.slice(0, ZIP.length)).toBe(ZIP);
      expect(archive).toContain('account.json');

      const refused = await fillForm(page, visitor, 'Delete your account', 'not my password');
      await visitor.press(button(refused, 'Delete my account for good'));
      await expect(main(page).getByText(words('The password is wrong'))).toBeVisible();

      const deletion = await fillForm(page, visitor, 'Delete your account', PASSWORD);
      await visitor.press(button(deletion, 'Delete my account for good'));
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByText(words('Your account and your data are deleted'))).toBeVisible();
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain('accessToken');
    });
  });
}

test('a customer changes the phone with a code, then the password @bangla', async ({
  page,
  context,
  visitor,
}) => {
  await signInAsNewcomer(context);
  await page.goto('/profile');
  const phone = newPhone();
  const begin = await fillForm(page, visitor, 'Change your phone', PASSWORD);
  await visitor.fill(begin.getByLabel(words('New phone')), phone);
  await visitor.press(button(begin, 'Send me a code'));
  const code = main(page).getByLabel(words('Code'));
  await expect(code).toBeVisible();
  await visitor.fill(code, await readCode(context.request, phone));
  await visitor.press(button(main(page), 'Change my phone'));
  await expect(page.getByText(words('Your phone is changed'))).toBeVisible();
  const digits = [...phone].map((digit) => `[${digit}${'০১২৩৪৫৬৭৮৯'.charAt(Number(digit))}]`);
  await expect(main(page)).toContainText(new RegExp(digits.join('')));

  const password = 'seven blue boats';
  const change = await fillForm(page, visitor, 'Change your password', PASSWORD);
  await visitor.fill(change.getByLabel(words('New password')), password);
  await visitor.press(button(change, 'Save the new password'));
  await expect(page.getByText(words('Your password is changed'))).toBeVisible();
  await expect(openSession(context.request, phone)).rejects.toThrow('401');
});
