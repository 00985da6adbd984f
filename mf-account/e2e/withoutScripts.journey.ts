import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  openSession,
  PASSWORD,
  signInAsNewcomer,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  deliverOrder,
  orderFromShops,
} from '@marketplace/contracts/testing/journeys/market/purchases';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test.describe('without JavaScript, a customer', () => {
  // The browser logs an error, because a refused form has an error status.
  test.use({ javaScriptEnabled: false, allowsConsoleProblems: true });

  test('edits the profile, and adds, corrects and deletes an address', async ({
    page,
    context,
  }) => {
    await signInAsNewcomer(context);
    await page.goto('/profile');
    await main(page).getByRole('link', { name: 'Edit your details' }).click();
    await main(page).getByLabel('Full name').fill('Rahima Begum');
    const form = main(page).locator('#plain-form');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    await expect(main(page)).toContainText('Rahima Begum');

    await main(page).getByRole('link', { name: 'Add an address' }).click();
    await main(page).getByLabel('Full name').fill('Rahima Begum');
    await main(page).getByLabel('Phone', { exact: true }).fill('12345');
    await main(page).getByLabel('District').selectOption('Dhaka');
    await main(page).getByLabel('Upazila or thana').fill('savar');
    await main(page).getByLabel('Area or village').fill('Hemayetpur');
    await main(page).getByLabel('Street, house, flat').fill('House 12, Road 4');
    await main(page).getByRole('button', { name: 'Save address' }).click();
    const phone = main(page).getByLabel('Phone', { exact: true });
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveValue('12345');
    await expect(main(page).getByLabel('Upazila or thana')).toHaveValue('Savar');
    await phone.fill('01712345678');
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address created successfully')).toBeVisible();
    const address = main(page).getByRole('article');
    await expect(address).toContainText('Hemayetpur, Savar');

    await address.getByRole('link', { name: 'Edit Rahima Begum' }).click();
    await main(page).getByLabel('Area or village').fill('Aminbazar');
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address updated successfully')).toBeVisible();
    await expect(address).toContainText('Aminbazar');

    await address.getByRole('link', { name: 'Delete Rahima Begum' }).click();
    await main(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Address deleted successfully')).toBeVisible();
    await expect(main(page)).toContainText('No addresses yet');
  });

  test('cancels an order', async ({ page, context }) => {
    const token = await signInAsNewcomer(context);
    const { uuid } = await orderFromShops(context.request, token, 1);
    await page.goto(`/orders/${uuid}`);
    const fold = main(page).locator('summary', { hasText: 'Cancel this order' });
    await fold.click();
    await main(page).getByLabel('Why?').fill('Ordered twice');
    await main(page).getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('Your order is cancelled')).toBeVisible();
    await expect(fold).toHaveCount(0);
  });

  test('sends a complaint, changes it and takes it back', async ({ page, context }) => {
    const token = await signInAsNewcomer(context);
    const { uuid, orderNumber } = await orderFromShops(context.request, token, 1);
    await deliverOrder(context.request, token, orderNumber);
    await page.goto(`/orders/${uuid}`);
    await main(page)
      .getByRole('link', { name: /^Complain about this item/ })
      .first()
      .click();
    await main(page).getByLabel('Kind of problem').selectOption({ index: 1 });
    await main(page).getByLabel('What is wrong?').fill('The lid was open.');
    await main(page).getByRole('button', { name: 'Send complaint' }).click();
    await expect(page.getByText('Complain created successfully')).toBeVisible();

    const card = main(page).getByRole('article');
    await card.getByRole('link', { name: /^Edit the complaint about/ }).click();
    await main(page).getByLabel('What is wrong?').fill('The lid was broken.');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Complain updated successfully')).toBeVisible();
    await expect(card).toContainText('The lid was broken.');

    await card.getByRole('link', { name: /^Delete the complaint about/ }).click();
    await main(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Complain deleted successfully')).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test('logs out another device', async ({ page, context, request }) => {
    const token = await signInAsNewcomer(context);
    const { phone } = await callMarket<{ phone: string }>(request, '/customer/current-customer', {
      token,
    });
    await openSession(request, phone.slice(3));
    await page.goto('/profile');
    await main(page).getByRole('link', { name: 'Log out everywhere else' }).click();
    await main(page).locator('#plain-form').getByLabel('Your password').fill(PASSWORD);
    await main(page).locator('#plain-form').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('All other devices are logged out', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Log out everywhere else' })).toHaveCount(0);
  });
});
