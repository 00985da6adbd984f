import {
  openSession,
  PASSWORD,
  signIn,
  signUp,
  verifyEmail,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  optionalInAnyLanguage as optionalWords,
  inAnyLanguage as words,
} from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test('a customer chooses the newsletter, the language and the kinds of messages, and logs out another device', {
  tag: ['@full', '@bangla'],
}, async ({ page, context, request, visitor }) => {
  const email = `rahima-${Date.now()}@example.com`;
  const phone = await signUp(request, 'Rahima Khatun', email);
  await verifyPhone(request, phone);
  await verifyEmail(request, email);
  await openSession(request, phone);
  await signIn(context, phone);
  await page.goto('/profile');

  await test.step('chooses newsletter and language', async () => {
    const language = main(page).getByLabel(optionalWords('Language of messages about your orders'));
    const newsletter = main(page).getByRole('checkbox', { name: words('Send me the newsletter') });
    const form = main(page).locator('form', { has: page.locator('[name="isSubscribed"]') });
    await visitor.choose(language, 2);
    await visitor.tick(newsletter);
    await visitor.press(form.getByRole('button', { name: words('Save') }));
    await expect(page.getByText(words('Your choice is saved'))).toBeVisible();
    await page.reload();
    await expect(language).toHaveValue('bn');
    await expect(newsletter).toBeChecked();
  });

  await test.step('declines one kind of message', async () => {
    const kind = main(page).getByRole('checkbox', { name: words('When a parcel was delivered') });
    const form = main(page).locator('form', { has: page.locator('[name="wanted"]') });
    await visitor.tick(kind);
    await visitor.press(form.getByRole('button', { name: words('Save') }));
    await expect(page.getByText(words('Your choice is saved'))).toBeVisible();
    await page.reload();
    await expect(kind).not.toBeChecked();
  });

  await test.step('logs out the other device', async () => {
    const everywhere = words('Log out everywhere else');
    await visitor.press(main(page).getByRole('button', { name: everywhere }));
    const dialog = page.getByRole('dialog', { name: words('Log out everywhere else?') });
    await visitor.fill(dialog.getByLabel(words('Your password')), PASSWORD);
    await visitor.press(dialog.getByRole('button', { name: words('Log out') }));
    await expect(page.getByText(words('All other devices are logged out'))).toBeVisible();
    await expect(main(page).getByRole('button', { name: everywhere })).toHaveCount(0);
  });
});
