import { expect, type Page } from '@playwright/test';
import { inAnyLanguage } from '../messages/inAnyLanguage';
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

export const placeButton = (page: Page) =>
  main(page).getByRole('button', { name: inAnyLanguage('Place Order') });

const deliveryAddress = (page: Page) =>
  main(page).getByRole('group', { name: inAnyLanguage('Delivery address') });

/** Fills in a new address, even if the customer has saved addresses. */
export async function fillAddress(
  page: Page,
  places: Readonly<Record<keyof typeof PLACES, string>> = PLACES,
): Promise<void> {
  await placeButton(page).waitFor();
  const another = main(page).getByRole('radio', { name: inAnyLanguage('Add another address') });
  if ((await another.count()) > 0) await another.check();
  for (const [label, value] of Object.entries(ADDRESS)) {
    await deliveryAddress(page).getByLabel(inAnyLanguage(label)).fill(value);
  }
  for (const [label, value] of Object.entries(places)) {
    await deliveryAddress(page).getByLabel(inAnyLanguage(label)).selectOption(value);
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
  await main(page).locator('[name="paymentMethod"][value="cash-on-delivery"]').check();
}
