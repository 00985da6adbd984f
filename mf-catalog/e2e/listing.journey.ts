import type { FeaturedProductGroup, SubCategory } from '@marketplace/contracts/api/categories';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';
import type { Page } from '@playwright/test';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 881;
const filters = (page: Page) =>
  isPhone(page)
    ? page.getByRole('dialog', { name: 'Filters' })
    : main(page).getByRole('complementary', { name: 'Filters' });
const cards = (page: Page) => main(page).locator('article a[href^="/product/"]');
const chips = (page: Page) => main(page).getByRole('list', { name: 'Chosen filters' });
const opener = (page: Page) => main(page).locator('summary', { hasText: 'Filters' }).first();

async function openFilters(page: Page) {
  if (isPhone(page)) await opener(page).click();
  await expect(filters(page)).toBeVisible();
}

async function closeFilters(page: Page) {
  if (!isPhone(page)) return;
  await filters(page)
    .getByRole('button', { name: /^Show \d+ products?$/ })
    .click();
  await expect(filters(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}

const findSections = async (page: Page) =>
  (
    await callMarket<{ items: FeaturedProductGroup[] }>(
      page.request,
      '/category/featured-product-groups',
    )
  ).items;

test('after filtering and sorting, Back from a product restores the list and its scroll position @both', async ({
  page,
}) => {
  const [section] = await findSections(page);
  await page.goto(`/category/featured/${section?.uuid}`);
  await waitForHydration(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(section?.name ?? '');

  await openFilters(page);
  const tick = filters(page).getByRole('checkbox').first();
  await tick.click();
  await expect(page).toHaveURL(/productCategoryUuid=/);
  await expect(tick).toBeFocused();
  await filters(page).getByRole('radio', { name: '৳25 – ৳100' }).click();
  await expect(page).toHaveURL(/minPrice=25&maxPrice=100/);
  await closeFilters(page);
  await expect(chips(page).getByRole('link')).toHaveCount(3);

  const newest = await cards(page).allTextContents();
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  // If the API is slow, the page appears before its products.
  await expect(cards(page).nth(2)).toBeVisible();
  await expect.poll(() => cards(page).allTextContents()).not.toEqual(newest);
  await expect(cards(page).nth(2)).toBeVisible();
  const address = page.url();
  const names = await cards(page).allTextContents();

  await cards(page).nth(2).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await cards(page).nth(2).click();
  await expect(page).toHaveURL(/\/product\/[^/?]+$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => cards(page).allTextContents()).toEqual(names);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.reload();
  expect(await cards(page).allTextContents()).toEqual(names);
  await waitForHydration(page);
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/category\/featured\/[^?]+\?sort=price-asc$/);
  await expect(chips(page)).toBeHidden();
});

test('on a phone, a wrong price is reported beside its field, and an empty list offers to remove the price range', async ({
  page,
}) => {
  await page.goto('/product?minPrice=100&maxPrice=300');
  await waitForHydration(page);
  await openFilters(page);
  const least = filters(page).getByRole('textbox', { name: 'From (৳)' });
  const most = filters(page).getByRole('textbox', { name: 'Up to (৳)' });
  await least.fill('ten');
  await least.press('Enter');
  await expect(filters(page)).toContainText('Please write figures only');
  await expect(page).toHaveURL(/\/product\?minPrice=100&maxPrice=300$/);
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
  await least.fill('3');
  await most.fill('2');
  await most.press('Enter');
  await expect(page).toHaveURL(/minPrice=2&maxPrice=3$/);
  await expect(least).toHaveValue('2');

  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(main(page)).toContainText('No Product Found');
  await main(page).getByRole('link', { name: 'Without ৳2 – ৳3' }).click();
  await expect(page).toHaveURL(/\/product$/);
  await expect(cards(page).first()).toBeVisible();
});

test.describe('a sub-category page without JavaScript', { tag: '@full' }, () => {
  test.use({ javaScriptEnabled: false });

  test('filters and sorts its products by forms @both', async ({ page }) => {
    const { items } = await callMarket<{ items: SubCategory[] }>(
      page.request,
      '/category/sub-categories',
    );
    const category = items.find(({ productCount }) => productCount > 3);
    await page.goto(`/category/${category?.handle}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(category?.name ?? '');
    const aside = main(page).getByRole('complementary', { name: 'Filters' });
    if (isPhone(page)) await opener(page).click();
    await aside.getByRole('radio', { name: '৳100 – ৳300' }).check();
    await aside.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(
      new RegExp(`/category/${category?.handle}\\?minPrice=100&maxPrice=300$`),
    );

    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
    await main(page).locator('form:has(select)').getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\?minPrice=100&maxPrice=300&sort=price-desc$/);
    await expect(chips(page)).toContainText('৳100 – ৳300');
  });
});

test('a page number past the end of a list leads to a 404 page with links and without products', {
  tag: '@full',
}, async ({ page }) => {
  const response = await page.goto('/product?pageNumber=9999');
  expect(response?.status()).toBe(404);
  await expect(main(page).getByRole('link').first()).toBeVisible();
  await expect(main(page).locator('a[href^="/product/"]')).toHaveCount(0);
});

const QUERIES = ['pageSize=abc', 'pageNumber=-1', 'pageNumber=1e9', 'pageSize=100000'];

// Only a soak (`npm test -- soak`) tests all queries.
for (const query of workload({ gate: QUERIES.slice(0, 2), soak: QUERIES })) {
  test(`the product list page replies 200 and shows a heading despite the invalid query ${query}`, {
    tag: '@full',
  }, async ({ page }) => {
    const response = await page.goto(`/product?${query}`);
    expect(response?.status()).toBe(200);
    await expect(main(page).getByRole('heading').first()).toBeVisible();
  });
}
