import { readFile } from 'node:fs/promises';
import {
  newPhone,
  openSession,
  PASSWORD,
  readCode,
  signInAsNewcomer,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

/** First bytes of a zip archive. */
const ZIP = 'PK\x03\x04';

/** Opens one of the forms about the customer's data, and enters the password. */
async function fillForm(page: Page, title: string, password: string) {
  const form = main(page).locator('details', { hasText: title });
  const isOpen = await form.evaluate((details: HTMLDetailsElement) => details.open);
  if (!isOpen) await form.getByText(title).click();
  await form.getByLabel('Your password').fill(password);
  return form;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // The browser logs an error, because a refused form has an error status.
    test.use({ javaScriptEnabled, allowsConsoleProblems: true });

    test('a customer downloads all data, then deletes the account and is logged out', async ({
      page,
      context,
    }) => {
      await signInAsNewcomer(context);
      await page.goto('/profile');
      const loading = page.waitForEvent('download');
      const download = await fillForm(page, 'Download your data', PASSWORD);
      await download.getByRole('button', { name: 'Download' }).click();
      const file = await loading;
      expect(file.suggestedFilename()).toMatch(/^personal-data-.*\.zip$/);
      const archive = await readFile(await file.path(), 'latin1');
      expect(archive.slice(0, ZIP.length)).toBe(ZIP);
      expect(archive).toContain('account.json');

      const refused = await fillForm(page, 'Delete your account', 'not my password');
      await refused.getByRole('button', { name: 'Delete my account for good' }).click();
      await expect(main(page)).toContainText('The password is wrong');

      const deletion = await fillForm(page, 'Delete your account', PASSWORD);
      await deletion.getByRole('button', { name: 'Delete my account for good' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByText('Your account and your data are deleted')).toBeVisible();
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain('accessToken');
    });
  });
}

test('a customer changes the phone with a code, then the password', async ({ page, context }) => {
  await signInAsNewcomer(context);
  await page.goto('/profile');
  const phone = newPhone();
  const begin = await fillForm(page, 'Change your phone', PASSWORD);
  await begin.getByLabel('New phone').fill(phone);
  await begin.getByRole('button', { name: 'Send me a code' }).click();
  const code = main(page).getByLabel('Code');
  await code.fill(await readCode(context.request, phone));
  await main(page).getByRole('button', { name: 'Change my phone' }).click();
  await expect(page.getByText('Your phone is changed')).toBeVisible();
  await expect(main(page)).toContainText(`+88${phone}`);

  const password = 'seven blue boats';
  const change = await fillForm(page, 'Change your password', PASSWORD);
  await change.getByLabel('New password').fill(password);
  await change.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(openSession(context.request, phone)).rejects.toThrow('401');
});
