import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import type { Page } from '@playwright/test';

/** The page's `<main>`, without header and footer. */
export const main = (page: Page) => page.getByRole('main');

/** Selects each value of a variant in the radio group of its option. */
export async function pickVariant(page: Page, product: Product, variant: ProductVariant) {
  for (const [index, { optionName }] of product.variant.productOptions.entries()) {
    const group = main(page).getByRole('group', { name: optionName, exact: true });
    await group.getByRole('radio', { name: variant.variant[index] ?? '', exact: true }).check();
  }
}

export const buyButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(add to cart|out of stock|unavailable)$/i })
    .first();
