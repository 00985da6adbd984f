import {
  findPlainProduct,
  findProductWithVariants,
} from '@marketplace/contracts/testing/journeys/market/products';
import { search } from '@marketplace/contracts/testing/journeys/pages/header';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('the home page shows products that lead to their pages', async ({ page, request }) => {
    await page.goto('/');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await main(page).locator('a[href^="/product/"]').count()).toBeGreaterThan(12);
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(4);
    expect((await findPlainProduct(request)).handle).toBeTruthy();
  });

  test('the list pages through', async ({ page }) => {
    await page.goto('/product');
    const first = await main(page).locator('a[href^="/product/"]').first().getAttribute('href');
    await main(page)
      .getByRole('link', { name: /^(next page|page 2)$/i })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/pageNumber=2/);
    const second = await main(page).locator('a[href^="/product/"]').first().getAttribute('href');
    expect(second).not.toBe(first);
  });

  test('the list narrows by category', async ({ page, request }) => {
    const product = await findPlainProduct(request);
    await page.goto('/product');
    const total = await main(page).locator('a[href^="/product/"]').count();
    expect(total).toBeGreaterThan(0);
    await page.goto(`/product?productCategoryUuid=${product.categoryUuid}`);
    await expect(main(page)).toContainText(product.categoryName);
    expect(await main(page).locator('a[href^="/product/"]').count()).toBeGreaterThan(0);
  });

  test('a product page is complete', async ({ page, request }) => {
    const product = await findProductWithVariants(request);
    await page.goto(`/product/${product.handle}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(main(page)).toContainText(product.shopName);
    await expect(main(page)).toContainText('৳');
    for (const { optionName } of product.variant.productOptions) {
      await expect(main(page)).toContainText(optionName);
    }
    await expect(main(page).getByRole('img').first()).toBeVisible();
  });

  test('the search form finds a product @both', async ({ page, request }) => {
    const product = await findPlainProduct(request);
    await page.goto('/');
    await search(page, product.name);
    await expect(page).toHaveURL(/productName=/);
    await expect(main(page).getByRole('link', { name: product.name }).first()).toBeVisible();
  });
});
