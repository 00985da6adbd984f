import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  ORDER_ADDRESS,
  orderFromShops,
} from '@marketplace/contracts/testing/journeys/market/purchases';
import {
  findPrintFaults,
  PAPER_SIZES,
} from '@marketplace/contracts/testing/journeys/observe/printFaults';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

const LANGUAGES = ['en', 'bn'];

/**
 * Opens order tracking and finds the order. Does not wait for hydration, because the form also
 * works without JavaScript.
 */
async function track(page: Page, orderNumber: string, language: string): Promise<void> {
  await page.goto(`/track-order?orderNumber=${orderNumber}&lang=${language}`);
  await main(page).locator('input[type="tel"]').fill(ORDER_ADDRESS.phone);
  await main(page).locator('button[type="submit"]').click();
  await expect(main(page).getByRole('status')).toContainText(orderNumber);
}

for (const count of [1, 3]) {
  const title = `the pages of an order with ${count} parcel(s) are printed on A4 and A5 without overlapping or cut-off boxes`;
  test(title, inGateIf(count === 3), async ({ page, context }) => {
    const token = await signIn(context);
    const { uuid, orderNumber, parcels } = await orderFromShops(context.request, token, count);
    expect(parcels).toHaveLength(count);
    const paths = [`/orders/${uuid}`, `/orders/${uuid}/invoice`, `/thank-you?order=${uuid}`];
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      for (const paper of PAPER_SIZES) {
        const note = async (name: string) => {
          const found = await findPrintFaults(page, paper);
          faults.push(...found.map((fault) => `${name} in ${language} on ${paper}: ${fault}`));
          await page.emulateMedia({ media: null });
        };
        for (const path of paths) {
          await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
          await note(path);
        }
        await track(page, orderNumber, language);
        await note('tracked order');
      }
    }
    expect(faults).toEqual([]);
  });
}

test('a tracked order is printed as an invoice that does not show the name and address of the buyer', async ({
  page,
  context,
}) => {
  const token = await signIn(context);
  const { orderNumber, parcels } = await orderFromShops(context.request, token, 1);
  await context.clearCookies({ name: 'accessToken' });
  await track(page, orderNumber, 'en');
  const invoice = main(page).getByRole('heading', { name: `Invoice ${orderNumber}` });
  await expect(invoice).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(invoice).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeHidden();
  await expect(main(page)).toContainText(parcels[0]?.seller?.address ?? 'an address');
  await expect(main(page)).not.toContainText(ORDER_ADDRESS.name);
  await expect(main(page)).not.toContainText(ORDER_ADDRESS.street);
});
