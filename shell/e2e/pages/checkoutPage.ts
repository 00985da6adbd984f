import type { Page } from '@playwright/test';

const ADDRESS: [label: RegExp, value: string][] = [
  [/^(full )?name/i, 'Rahima Khatun'],
  [/^(phone|mobile)/i, '01711223344'],
  [/^division/i, 'Dhaka'],
  [/^district/i, 'Dhaka'],
  [/^upazila/i, 'Savar'],
  [/^area/i, 'Hemayetpur'],
  [/^street/i, 'House 12, Road 4'],
];

/** Fills the address form, whichever of its fields are lists. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of ADDRESS) {
    const field = page.getByRole('main').getByLabel(label).first();
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (isList) await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

export async function chooseCashOnDelivery(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByText(/cash on delivery/i)
    .first()
    .click();
}
