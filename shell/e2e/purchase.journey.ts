import { logIn } from '@marketplace/contracts/testing/journeys/pages/header';
import { test } from '@marketplace/contracts/testing/journeys/test';
import { buyProduct } from './buyProduct';

/** A seeded customer without saved addresses. */
const SHOPPER = '01711000005';

test('a visitor fills the cart, keeps it through the login, and orders the product @mf_cart_checkout/service', async ({
  page,
}) => {
  await buyProduct(page, { signIn: () => logIn(page, SHOPPER) });
});
