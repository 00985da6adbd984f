import {
  findProductWithVariants,
  plentifulVariant,
} from '@marketplace/contracts/testing/journeys/market/products';
import {
  chooseCashOnDelivery,
  fillAddress,
  goToCheckout,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import {
  cartLink,
  expectCartCount,
  search,
} from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import {
  buyButton,
  main,
  pickVariant,
} from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, type Page } from '@playwright/test';

interface Purchase {
  /** Origin of the shop; by default the `baseURL` of the journeys. */
  origin?: string;
  /** Called on the first page, before the search. */
  onFirstPage?: () => Promise<void>;
  /** Called once the cart is filled, to sign the visitor in. */
  signIn?: () => Promise<void>;
}

/**
 * Finds a product, puts two pieces into the empty cart, orders them, and opens the order from the
 * list of orders.
 */
export async function buyProduct(
  page: Page,
  { origin = '', onFirstPage, signIn }: Purchase,
): Promise<void> {
  const product = await findProductWithVariants(page.request);
  const variant = plentifulVariant(product);

  await page.goto(`${origin}/blog`);
  await onFirstPage?.();
  await search(page, product.name);
  await expect(page).toHaveURL(/\/product\?.*productName=/);
  await main(page).getByRole('link', { name: product.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/product/${product.handle}$`));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(product.name);

  // Waits, because before hydration the page remembers only the last press.
  await waitForHydration(page);
  await pickVariant(page, product, variant);
  await main(page).getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(buyButton(page)).toHaveText(/add to cart/i);
  await buyButton(page).click();
  await expectCartCount(page, 2);

  if (signIn) {
    await signIn();
    await expectCartCount(page, 2);
  }

  await cartLink(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page)).toContainText(product.name);
  await goToCheckout(page);
  await fillAddress(page);
  await chooseCashOnDelivery(page);
  await main(page).getByRole('button', { name: 'Place Order' }).click();

  await expect(page).toHaveURL(/\/thank-you/);
  const number = await readOrderNumber(main(page));
  await expectCartCount(page, 0);

  await page.goto(`${origin}/orders`);
  await expect(main(page)).toContainText(number);
  await main(page).getByRole('link').filter({ hasText: number }).first().click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(main(page)).toContainText(product.name);
  await expect(main(page)).toContainText(/cash on delivery/i);
}

async function readOrderNumber(region: ReturnType<typeof main>): Promise<string> {
  const sentence = region.getByRole('paragraph').filter({ hasText: 'Order number' });
  return (await sentence.getByRole('strong').textContent()) ?? '';
}
