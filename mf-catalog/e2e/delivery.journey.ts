import type { Product } from '@marketplace/contracts/api/products';
import { chargeTo } from '@marketplace/contracts/commerce/delivery';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  chooseCashOnDelivery,
  fillAddress,
  goToCheckout,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { cartLink, expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

/** A product that is delivered from Dhaka to every district, and is too cheap for free delivery. */
const TOMATO = 'tomato';
/** A hot meal that is delivered only within Dhaka district. */
const BIRYANI = 'kacchi-biryani-box';

const district = (page: Page) => main(page).getByLabel('Your district');
const day = (page: Page) => main(page).getByText(/^Arrives by/);

test('every product page shows the delivery terms for the district that a visitor has chosen', async ({
  page,
}) => {
  const { delivery } = await callMarket<Product>(
    page.request,
    `/product/public/product/by-handle/${TOMATO}`,
  );
  if (!delivery) throw new Error('The host says nothing of delivery.');
  await page.goto(`/product/${TOMATO}`);
  await main(page).getByRole('button', { name: 'Choose your district' }).click();
  const days: string[] = [];
  for (const chosen of ['Dhaka', 'Khulna']) {
    await district(page).selectOption(chosen);
    const charge = formatTaka(chargeTo(delivery, chosen), 'en');
    await expect(main(page).getByText(`To ${chosen}: Delivery ${charge}`)).toBeVisible();
    days.push((await day(page).textContent()) ?? '');
  }
  expect(new Set(days).size, 'it is there sooner within the shop’s district').toBe(2);

  await page.goto(`/product/${BIRYANI}`);
  await expect(main(page).getByText('Not delivered to Khulna')).toBeVisible();
  await expect(main(page).getByText('Delivered in Dhaka district only')).toBeVisible();
  await expect(day(page)).toHaveCount(0);
});

test.describe('the checkout of a product that is not delivered to the chosen district', {
  tag: '@full',
}, () => {
  // Allows console errors, because the browser logs the 409 reply to the refused order.
  test.use({ allowsConsoleProblems: true });

  test('shows why the order is refused, and accepts the order with another address', async ({
    page,
    context,
  }) => {
    // Signs up a separate customer, because journeys with the same customer would share a cart.
    const phone = await signUp(context.request, 'Rahima Khatun');
    await verifyPhone(context.request, phone);
    await signIn(context, phone);
    await page.goto(`/product/${BIRYANI}`);
    await buyButton(page).click();
    await expectCartCount(page, 1);
    await cartLink(page).click();
    await goToCheckout(page);
    await fillAddress(page);
    const fields = main(page).getByRole('group', { name: 'Delivery address' });
    await fields.getByLabel('Division', { exact: true }).selectOption('Khulna');
    await fields.getByLabel('District', { exact: true }).selectOption('Khulna');
    await fields.getByLabel('Upazila or thana', { exact: true }).selectOption({ index: 1 });
    await chooseCashOnDelivery(page);
    await expect(
      main(page).getByText(/is delivered in Dhaka district only: remove it, or choose another/),
    ).toBeVisible();
    const place = main(page).getByRole('button', { name: 'Place Order' });
    await place.click();
    await expect(
      main(page).getByText('Not everything is delivered to this address. Nothing was ordered.'),
    ).toBeInViewport();

    await fillAddress(page);
    await place.click();
    await expect(page).toHaveURL(/\/thank-you/);
    await expectCartCount(page, 0);
  });
});
