import type { Product, ProductSummary } from '@marketplace/contracts/api/products';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { addToCart, fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { findBrokenAmounts } from '@marketplace/contracts/testing/journeys/observe/findBrokenAmounts';
import {
  expectCartCount,
  expectSavedCount,
} from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { APIRequestContext, Page } from '@playwright/test';

const FORGED_TOKEN = 'a'.repeat(64);

test('the server deletes the cookie of a forged token, and keeps the cart', async ({
  page,
  context,
  baseURL,
}) => {
  await fillCart(context, 2);
  await context.addCookies([{ name: 'accessToken', value: FORGED_TOKEN, url: baseURL }]);
  await page.goto('/cart');
  await expect(main(page)).toContainText('৳');
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('accessToken');
  expect((await context.cookies()).map(({ name }) => name)).toContain('cartUuid');
});

/** Finds a product without variants whose stock suffices for a total of more than 10,000 taka. */
async function findDearProduct(request: APIRequestContext): Promise<Product> {
  for (let pageNumber = 1; pageNumber <= 4; pageNumber += 1) {
    const { items } = await callMarket<{ items: ProductSummary[] }>(
      request,
      `/product/public/product?pageSize=100&sort=price-desc&pageNumber=${pageNumber}`,
    );
    const dear = items.find(
      ({ hasVariants, inventoryQuantity, price }) =>
        !hasVariants && Math.min(inventoryQuantity, 50) * price > 10_000,
    );
    if (!dear) continue;
    return callMarket<Product>(request, `/product/public/product/by-handle/${dear.handle}`);
  }
  throw new Error('The seed has no product that is dear enough.');
}

test('an amount of five digits stays on one line on small phones', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const product = await findDearProduct(request);
  const quantity = Math.ceil(10_000 / product.price);
  const { uuid } = await addToCart(request, product, { quantity });
  await context.addCookies([{ name: 'cartUuid', value: uuid, url: baseURL }]);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cart');
    await expect(main(page)).toContainText(/৳1\d,\d{3}/);
    expect(await main(page).evaluate(findBrokenAmounts), `${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the cart page shows an empty cart if the cookie contains an unknown or malformed cart uuid', {
  tag: '@full',
}, async ({ page, context, baseURL }) => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const cartUuid of [unknown, "' or 1=1 --", '%00', '../..']) {
    const value = encodeURIComponent(cartUuid);
    await context.addCookies([{ name: 'cartUuid', value, url: baseURL }]);
    const response = await page.goto('/cart');
    expect(response?.status(), cartUuid).toBe(200);
    await expect(main(page), cartUuid).not.toContainText('৳');
    await expect(main(page).getByRole('link').first()).toBeVisible();
  }
});

test('a product is added to a new cart if the request contains a malformed cart uuid', {
  tag: '@full',
}, async ({ request }) => {
  const { items } = await (await request.get('/api/product/public/product?pageSize=100')).json();
  const product = items.find(
    (item: { hasVariants: boolean; inventoryQuantity: number; trackQuantity: boolean }) =>
      !item.hasVariants && item.trackQuantity && item.inventoryQuantity > 5,
  );
  const response = await request.post('/api/public-cart/cart-item', {
    data: { productUuid: product.uuid, quantity: 1, cartUuid: 'not-a-uuid' },
  });
  expect(response.ok()).toBe(true);
  expect((await response.json()).uuid).toMatch(/^[0-9a-f-]{36}$/);
});

test.describe('a refused change of quantity', () => {
  // Allows console errors, because the browser logs the API's 409 as an error.
  test.use({ allowsConsoleProblems: true });

  const refuseChanges = (page: Page, code: string) =>
    page.route('**/api/public-cart/cart-item/**', (route) =>
      route.fulfill({
        status: 409,
        json: { statusCode: 409, code, message: 'Only one left' },
      }),
    );

  test('shows a message in Bangla if the page is in Bangla', async ({ page, context }) => {
    await fillCart(context);
    await page.goto('/cart?lang=bn');
    await waitForHydration(page);
    await refuseChanges(page, 'out-of-stock');
    await main(page).getByRole('button', { name: 'পরিমাণ বাড়ান' }).first().click();
    await expect(page.getByText('এই পণ্যটি এত পরিমাণে আর স্টকে নেই')).toBeVisible();
    await expect(page.getByText('Only one left')).toHaveCount(0);
  });

  test('shows a message that does not cover the checkout bar @both', {
    tag: '@full',
  }, async ({ page, context }) => {
    await fillCart(context);
    await page.goto('/cart');
    await waitForHydration(page);
    await main(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .waitFor();
    await refuseChanges(page, 'x');
    await main(page).getByRole('button', { name: 'Increase quantity' }).first().click();
    const toast = page.getByRole('region', { name: 'Message', exact: true });
    await expect(toast).toContainText('Only one left');
    const [over, bar] = await Promise.all([
      toast.boundingBox(),
      main(page)
        .getByRole('link', { name: /checkout/i })
        .or(main(page).getByRole('button', { name: /checkout/i }))
        .first()
        .boundingBox(),
    ]);
    if (!over || !bar) throw new Error('There is nothing to measure.');
    const isApart = over.y + over.height <= bar.y || over.y >= bar.y + bar.height;
    expect(isApart || over.x > bar.x + bar.width || bar.x > over.x + over.width).toBe(true);
  });
});

test.describe('a quantity stepper on the cart page', () => {
  const isChange = (request: { method: () => string; url: () => string }) =>
    request.method() === 'PATCH' && request.url().includes('/public-cart/cart-item/');
  const lineOf = async (page: Page, quantity: number) => {
    await fillCart(page.context(), quantity);
    await page.goto('/cart');
    await waitForHydration(page);
    const stepper = main(page).getByRole('group', { name: /^Quantity of/ });
    return {
      plus: stepper.getByRole('button', { name: 'Increase quantity' }),
      field: stepper.getByRole('textbox'),
    };
  };

  test('sends one request for ten quick taps and does not fetch the cart', async ({ page }) => {
    const { plus, field } = await lineOf(page, 1);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/public-cart')) sent.push(request.method());
    });
    const answer = page.waitForResponse((response) => isChange(response.request()));
    // Taps inside the page. On a busy machine, taps by Playwright could be further apart than the
    // debounce time.
    await plus.evaluate((button: HTMLElement) => {
      for (let tapped = 0; tapped < 10; tapped += 1) button.click();
    });
    await expect(field).toHaveValue('11');
    await answer;
    await expect(page.getByRole('banner')).toContainText('11');
    await expect(field).toHaveValue('11');
    expect(sent).toEqual(['PATCH']);
  });

  test('saves the quantity if the shopper leaves the page immediately after a tap', async ({
    page,
  }) => {
    const { plus } = await lineOf(page, 1);
    // The first press starts to load the code that saves a quantity. The shopper leaves the page
    // before that code arrives.
    await plus.click();
    await page.goto('/blog');
    await expectSavedCount(page, 2);
    await page.goto('/cart');
    const field = main(page)
      .getByRole('group', { name: /^Quantity of/ })
      .getByRole('textbox');
    await expect(field).toHaveValue('2');
  });
});

test('a shopper saves an item for later, moves it back, removes it and restores it', async ({
  page,
  context,
}) => {
  const { product } = await fillCart(context, 2);
  await page.goto('/cart');
  await waitForHydration(page);
  const saved = main(page).getByRole('region', { name: 'Saved for later' });
  await main(page)
    .getByRole('button', { name: `Save for later: ${product.name}` })
    .click();
  await expect(saved).toContainText(product.name);
  await expectCartCount(page, 0);

  await saved.getByRole('button', { name: `Move to cart: ${product.name}` }).click();
  await expect(saved).toHaveCount(0);
  await expectCartCount(page, 2);

  await main(page)
    .getByRole('button', { name: `Remove ${product.name}` })
    .click();
  await expect(main(page)).toContainText(`${product.name} was removed.`);
  await expectCartCount(page, 0);
  await main(page)
    .getByRole('button', { name: `Undo: put ${product.name} back` })
    .click();
  await expect(
    main(page)
      .getByRole('group', { name: /^Quantity of/ })
      .getByRole('textbox'),
  ).toHaveValue('2');
  await expectCartCount(page, 2);
});

test.describe('a promo code that the API refuses', () => {
  // Allows console errors, because the browser logs the 404 of an unknown promo code as an error.
  test.use({ allowsConsoleProblems: true });

  test("stays in its field, and a message gives the API's reason", async ({ page, context }) => {
    await fillCart(context, 2);
    await page.goto('/cart');
    await waitForHydration(page);
    await main(page).getByText('Have a promo code?').click();
    const field = main(page).getByRole('textbox', { name: 'Promo code' });
    await field.fill('NO-SUCH-CODE');
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(
      'This promo code is wrong or no longer valid',
    );
    await expect(field).toHaveValue('NO-SUCH-CODE');
  });
});
