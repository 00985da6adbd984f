import { expect, type Page } from '@playwright/test';
import { main } from './productPage';

export const ADDRESS = {
  'Full name': 'Rahima Khatun',
  Phone: '01711223344',
  'Area or village': 'Hemayetpur',
  'Street, house, flat': 'House 12, Road 4',
} as const;

/** Chosen one after the other: each is listed by the one before. */
export const PLACES = {
  Division: 'Dhaka',
  District: 'Dhaka',
  'Upazila or thana': 'Savar',
} as const;

/** Types a new address, also for a customer with saved ones. */
export async function fillAddress(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Place Order' }).waitFor();
  const another = main(page).getByRole('radio', { name: 'Add another address' });
  if ((await another.count()) > 0) await another.check();
  const fields = main(page).getByRole('group', { name: 'Delivery address' });
  for (const [label, value] of Object.entries(ADDRESS)) {
    await fields.getByLabel(label, { exact: true }).fill(value);
  }
  for (const [label, value] of Object.entries(PLACES)) {
    await fields.getByLabel(label, { exact: true }).selectOption(value);
  }
}

/** From the cart's page. */
export async function goToCheckout(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: /check ?out/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout/);
}

export async function chooseCashOnDelivery(page: Page): Promise<void> {
  await main(page)
    .getByRole('radio', { name: /^Cash on delivery/ })
    .check();
}
