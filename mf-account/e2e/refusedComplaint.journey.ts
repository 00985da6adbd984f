import { CUSTOMER } from '@marketplace/contracts/testing/journeys/market/customers';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { test } from '@marketplace/contracts/testing/journeys/sessions/remoteTest';
import { expect } from '@marketplace/contracts/testing/journeys/test';

// Allows console errors, because the browser logs the refused request as an error.
test.use({ allowsConsoleProblems: true });

test('a complaint that the API refuses stays in its form, and an error message appears', async ({
  as,
  withFault,
  openRemote,
  events,
}) => {
  await as(CUSTOMER);
  await withFault({
    call: 'createComplaint',
    reply: { status: 409, code: 'already-open' },
    times: 1,
  });
  const page = await openRemote('/complain');
  await main(page).getByRole('link', { name: 'Complain about an item' }).click();
  const order = page.getByRole('group', { name: 'Which order is it about?' });
  await order
    .getByRole('button', { name: /^Order/ })
    .last()
    .press('Enter');
  const item = page.getByRole('group', { name: 'Which item is it about?' });
  await item.getByRole('listitem').first().getByRole('button').press('Enter');
  const form = page.getByRole('dialog', { name: 'Complain about an item' });
  await form.getByLabel('Kind of problem').selectOption({ index: 1 });
  await form.getByLabel('What is wrong?').fill('It came in two pieces.');
  await form.getByRole('button', { name: 'Send complaint' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('What is wrong?')).toHaveValue('It came in two pieces.');
  expect((await events()).map(({ topic }) => topic)).toContain('session:changed');
});

test('a customer whose token has expired is logged out, and a dialog opens', {
  tag: '@full',
}, async ({ as, openRemote, events }) => {
  await as({ phone: CUSTOMER, token: 'expired' });
  const page = await openRemote('/orders');
  await expect(page.getByRole('dialog')).toBeVisible();
  const users = (await events()).flatMap((event) =>
    event.topic === 'session:changed' ? [event.payload.user] : [],
  );
  expect(users.at(-1)).toBeNull();
});
