import { expect, type Page } from '@playwright/test';
import { main } from './productPage';

export const ADDRESS = {
  'Full name': 'Rahima Khatun',
  Phone: '01711223344',
  'Area or village': 'Hemayetpur',
  'Street, house, flat': 'House 12, Road 4',
} as const;

/** Places to choose, one after another, because each choice loads the next list. */
export const PLACES = {
  Division: 'Dhaka',
  District: 'Dhaka',
  'Upazila or thana': 'Savar',
} as const;

/** Fills in a new address, even if the customer has saved addresses. */
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
