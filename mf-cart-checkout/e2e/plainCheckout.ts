import { ADDRESS } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import type { Page } from '@playwright/test';

/** The fields of the delivery address in a browser without JavaScript. */
export const fields = (page: Page) => main(page).getByRole('group', { name: 'Delivery address' });

/**
 * Finds a visible field of the delivery address. Division, district and upazila also have hidden
 * fields, which work only with scripts.
 */
export const field = (page: Page, label: string) =>
  fields(page).getByLabel(label, { exact: true }).filter({ visible: true });

/** Types a new address, even if the customer has saved addresses. */
export async function fillAddress(
  page: Page,
  changes: Partial<Record<string, string>> = {},
): Promise<void> {
  const another = main(page).getByRole('radio', { name: 'Add another address' });
  if ((await another.count()) > 0) await another.check();
  for (const [label, value] of Object.entries({ ...ADDRESS, ...changes })) {
    await field(page, label).fill(value ?? '');
  }
  await field(page, 'District').selectOption('Dhaka');
}

export const placeOrder = (page: Page) =>
  main(page).getByRole('button', { name: 'Place Order' }).click();
