import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  findPlainProduct,
  findProductWithVariants,
} from '@marketplace/contracts/testing/journeys/market/products';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test.use({ javaScriptEnabled: false });

test('a visitor without JavaScript fills a cart, changes it and empties it @both', {
  tag: '@full',
}, async ({ page, context, request }) => {
  const product = await findProductWithVariants(request);
  const address = `/product/${product.handle}`;
  await page.goto(address);
  await expect(main(page).getByRole('button', { name: 'Increase quantity' })).toHaveCount(0);
  await buyButton(page).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('status').filter({ hasText: 'Item added to cart' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Item added to cart')).toHaveCount(0);

  await page.goto('/cart');
  const line = main(page).getByRole('listitem').filter({ hasText: product.name });
  const quantity = line.getByLabel('Quantity', { exact: true });
  await expect(quantity).toHaveValue('1');
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(quantity).toHaveValue('2');
  const minus = line.getByRole('button', { name: 'Decrease quantity' });
  await minus.click();
  await expect(quantity).toHaveValue('1');
  await expect(minus).toBeDisabled();
  // Presses with `force`, because Playwright treats a button with `aria-disabled` as disabled. The
  // press submits the form, but changes nothing.
  await minus.click({ force: true });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(quantity).toHaveValue('1');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');

  await line.getByRole('button', { name: /^Save for later/ }).click();
  const saved = main(page).getByRole('region', { name: 'Saved for later' });
  await saved.getByRole('button', { name: /^Move to cart/ }).click();
  await expect(saved).toHaveCount(0);
  await line.getByRole('button', { name: /^Remove/ }).click();
  await main(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(quantity).toHaveValue('1');

  await main(page).getByText('Have a promo code?').click();
  await main(page).getByRole('textbox', { name: 'Promo code' }).fill('NO-SUCH-CODE');
  await main(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert')).toContainText('wrong or no longer valid');

  const { cartQuantity } = Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, value]),
  );
  expect(cartQuantity).toBe('1');
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(main(page)).toContainText('Your cart is empty');
});

test('a visitor without JavaScript reads an error message when a product cannot be added', {
  tag: '@full',
}, async ({ page, request }) => {
  const product = await findProductWithVariants(request);
  await page.goto(`/product/${product.handle}`);
  await main(page)
    .locator('input[name="quantity"]')
    .evaluate((field: HTMLInputElement) => {
      field.value = '1000000';
    });
  await buyButton(page).click();
  await expect(page.getByRole('alert')).toContainText(/\d+|left|quantity/i);
});

test('a visitor without JavaScript opens another variant by its link and puts that variant into the cart', {
  tag: '@full',
}, async ({ page, request }) => {
  const { handle, variant } = await findProductWithVariants(request);
  const [first, ...others] = variant.productVariants;
  const isOneStepAway = (values: string[]) =>
    values.filter((value, index) => value !== first?.variant[index]).length === 1;
  const wanted = others.find(
    ({ variant: values, inventoryQuantity }) => inventoryQuantity > 0 && isOneStepAway(values),
  );
  await page.goto(`/product/${handle}?variant=${first?.uuid}`);
  await expect(main(page).getByRole('radio')).toHaveCount(0);
  // Finds the link by its URL, because Playwright reads no text inside `noscript`.
  await main(page).locator(`a[href="?variant=${wanted?.uuid}"]`).click();
  await expect(page).toHaveURL(`/product/${handle}?variant=${wanted?.uuid}`);
  await buyButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Item added to cart' })).toBeVisible();
  await page.goto('/cart');
  await expect(main(page)).toContainText(wanted?.variant.join(' / ') ?? 'a variant in stock');
});

test('a customer without JavaScript moves a wishlist entry to the cart', { tag: '@full' }, async ({
  page,
  context,
  request,
}) => {
  const phone = await signUp(request, 'Rahima Khatun');
  await verifyPhone(request, phone);
  const token = await signIn(context, phone);
  const { uuid, name } = await findPlainProduct(request);
  await callMarket(request, '/wishlist', { token, data: { productUuid: uuid } });
  await page.goto('/wishlist');
  await main(page)
    .getByRole('button', { name: `Add to Cart: ${name}` })
    .click();
  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByRole('status').filter({ hasText: 'Item added to cart' })).toBeVisible();
  await expect(main(page)).toContainText('Nothing on your wishlist yet');
  await page.goto('/cart');
  await expect(main(page)).toContainText(name);
});
