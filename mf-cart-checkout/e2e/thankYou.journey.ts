import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { chooseCashOnDelivery } from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Locator, Page } from '@playwright/test';

/** Counts the pieces on the cart page, and expects the header to show the same number. */
async function countPieces(page: Page): Promise<number> {
  const fields = main(page)
    .getByRole('group', { name: /^Quantity of / })
    .getByRole('textbox');
  const quantities = await fields.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map(({ value }) => Number(value)),
  );
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
  await expectCartCount(page, pieces);
  return pieces;
}

/**
 * Orders three pieces as the customer with saved addresses.
 * @returns the order, and the expected day and sums that the checkout showed
 */
async function order(page: Page) {
  const token = await signIn(page.context());
  await fillCart(page.context(), 3);
  await page.goto('/cart');
  await waitForHydration(page);
  const pieces = await countPieces(page);
  expect(pieces).toBeGreaterThanOrEqual(3);
  await main(page).getByRole('link', { name: 'Checkout' }).first().click();
  await chooseCashOnDelivery(page);
  const day =
    (await main(page)
      .getByText(/^Arrives by/)
      .textContent()) ?? '';
  const sums = await readSums(main(page).getByRole('region', { name: 'Your order' }));
  await main(page).getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=[\da-f-]{36}$/);
  const orderUuid = new URL(page.url()).searchParams.get('order') ?? '';
  return { token, day, sums, orderUuid, pieces };
}

/** Returns all amounts of money in a text, in paisa. */
const amounts = (text: string | null) =>
  [...(text ?? '').matchAll(/৳([\d,]+\.\d\d)/g)].map(([, digits = '']) =>
    Number(digits.replace(/[,.]/g, '')),
  );

/** Reads subtotal, delivery charge and total, in paisa. Uses 0 for free delivery. */
const readSums = async (summary: Locator) =>
  (await summary.getByRole('definition').allTextContents()).map((text) => amounts(text)[0] ?? 0);

interface Order {
  orderNumber: string;
  subtotal: number;
  deliveryCharge: number;
  total: number;
}

test('the thank-you page shows order and expected day even after a reload, prints the sums and quantities of the cart, and links to the invoice', async ({
  page,
}) => {
  const { token, day, sums: seen, orderUuid, pieces } = await order(page);
  const { orderNumber, subtotal, deliveryCharge, total } = await callMarket<Order>(
    page.request,
    `/order/my-order/${orderUuid}`,
    { token },
  );
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(main(page).locator('strong', { hasText: orderNumber })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'What happens next' })).toContainText(day);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(main(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main(page).getByRole('link').filter({ visible: true })).toHaveCount(0);
  const summary = main(page).getByRole('region', { name: 'Summary' });
  const lines = await summary.getByRole('listitem').allTextContents();
  const paisa = (taka: number) => Math.round(taka * 100);
  const sum = lines.reduce((all, line) => all + (amounts(line).at(-1) ?? 0), 0);
  expect(sum).toBe(paisa(subtotal));
  const counts = lines.map((line) => Number(/(\d+) × ৳/.exec(line)?.[1]));
  expect(counts.reduce((all, count) => all + count, 0)).toBe(pieces);
  const sums = [paisa(subtotal), paisa(deliveryCharge), paisa(total)];
  // The checkout knew the district of the address, so it showed the same sums as the order.
  expect(seen).toEqual(sums);
  expect(await readSums(summary)).toEqual(sums);
  await page.emulateMedia({ media: null });
  await main(page).getByRole('link', { name: 'Print the invoice' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Invoice ${orderNumber}`);
});

test('going back from the thank-you page places no second order, and the header still shows an empty cart @both', {
  tag: '@full',
}, async ({ page }) => {
  const placed: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/order$/.test(request.url())) {
      placed.push(request.url());
    }
  });
  await order(page);
  await expectCartCount(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page).getByRole('button', { name: 'Place Order' })).toHaveCount(0);
  await expectCartCount(page, 0);
  await page.reload();
  await expectCartCount(page, 0);
  expect(placed).toHaveLength(1);
});
