import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  newPhone,
  PASSWORD,
  readCode,
  signIn,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  findProductWithVariants,
  findSoldOutProduct,
  plentifulVariant,
} from '@marketplace/contracts/testing/journeys/market/products';
import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { loginModal, submitLogin } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

// @spec 1.4, 1.7
test('if a visitor presses the wishlist button and logs in, the product is on the wishlist, and can be moved to the cart @translated @mf_cart_checkout/service', async ({
  page,
  request,
}) => {
  const phone = await signUp(request, 'Rahima Khatun');
  const otp = await readCode(request, phone);
  await callMarket(request, '/auth/customer/verify-phone', { data: { phone, otp } });
  const product = await findProductWithVariants(request);
  const variant = plentifulVariant(product);
  const options = variant.variant.join(' / ');

  await page.goto(`/product/${product.handle}?variant=${variant.uuid}`);
  await waitForHydration(page);
  await main(page).getByRole('button', { name: 'Add to wishlist' }).first().click();
  await submitLogin(page, phone);
  await expect(loginModal(page)).toBeHidden();
  const message = page.getByRole('region', { name: 'Message', exact: true });
  await expect(message).toContainText('Item added to Wishlist');
  await expect(main(page).getByRole('button', { name: 'Add to wishlist' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 product' }).click();
  await expect(main(page).getByRole('heading', { name: 'Your wishlist' })).toBeVisible();
  const entry = main(page).getByRole('listitem');
  await expect(entry).toContainText(options);
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
  await entry.getByRole('button', { name: `Add to Cart: ${product.name} (${options})` }).click();
  await expect(main(page)).toContainText('Nothing on your wishlist yet');
  await page.goto('/cart');
  await expect(main(page)).toContainText(options);
});

test('if a visitor presses the wishlist button and signs up, the product is on the wishlist, and the visitor returns to the product @mf_cart_checkout/service', {
  tag: '@full',
}, async ({ page, request }) => {
  const product = await findProductWithVariants(request);
  const variant = plentifulVariant(product);
  const path = `/product/${product.handle}?variant=${variant.uuid}`;
  const phone = newPhone();
  await page.goto(path);
  await waitForHydration(page);
  const heart = main(page).getByRole('button', { name: 'Add to wishlist' }).first();
  await heart.click();
  await loginModal(page).getByRole('link', { name: 'Sign up for free' }).click();
  await main(page).getByLabel('Full name').fill('Rahima Khatun');
  await main(page).getByLabel('Phone').fill(phone);
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/phone-verify$/);
  await main(page)
    .getByLabel('Code')
    .fill(await readCode(request, phone));
  const confirmed = page.getByRole('dialog', { name: 'Login' });
  await confirmed.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a sold-out product on the wishlist links to the form for a stock alert @mf_cart_checkout/service', {
  tag: '@full',
}, async ({ page, context, request }) => {
  const phone = await signUp(request, 'Rahima Khatun');
  await verifyPhone(request, phone);
  const token = await signIn(context, phone);
  const { uuid, handle } = await findSoldOutProduct(request);
  await callMarket(request, '/wishlist', { token, data: { productUuid: uuid } });
  await page.goto('/wishlist');
  await waitForHydration(page);
  await main(page)
    .getByRole('link', { name: /^Tell me when it is back/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/product/${handle}#`));
  await expect(main(page).getByLabel('Your phone or email')).toBeInViewport();
});
