import {
  findPlainProduct,
  findProductWithVariants,
} from '@marketplace/contracts/testing/journeys/market/products';
import { search } from '@marketplace/contracts/testing/journeys/pages/header';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('the home page has slides that scroll, and products that link to their pages', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await main(page).locator('a[href^="/product/"]').count()).toBeGreaterThan(12);
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(4);

    const slider = main(page).getByRole('region', { name: 'Offers of the market' });
    await slider.getByRole('link', { name: /^Slide 3:/ }).click();
    const third = slider.locator('ul').first().locator('> li').nth(2);
    await expect(third).toBeInViewport({ ratio: 0.9 });
    await expect(slider.getByRole('button')).toHaveCount(0);
  });

  test('the product list links to its next page, and a category in the URL filters the list', {
    tag: '@full',
  }, async ({ page, request }) => {
    const products = main(page).locator('a[href^="/product/"]');
    await page.goto('/product');
    const first = await products.first().getAttribute('href');
    await main(page)
      .getByRole('link', { name: /^(next page|page 2)$/i })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/pageNumber=2/);
    expect(await products.first().getAttribute('href')).not.toBe(first);

    const product = await findPlainProduct(request);
    await page.goto(`/product?productCategoryUuid=${product.categoryUuid}`);
    await expect(main(page)).toContainText(product.categoryName);
    expect(await products.count()).toBeGreaterThan(0);
  });

  test('a product page shows name, shop, price, options and a picture', {
    tag: '@full',
  }, async ({ page, request }) => {
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

  test('the search form finds a product @both', { tag: '@full' }, async ({ page, request }) => {
    const product = await findPlainProduct(request);
    await page.goto('/blog');
    await search(page, product.name);
    await expect(page).toHaveURL(/productName=/);
    await expect(main(page).getByRole('link', { name: product.name }).first()).toBeVisible();
  });
});
