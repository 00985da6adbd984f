import type { ProductSummary } from '@marketplace/contracts/api/products';
import {
  categoriesPath,
  homePath,
  productListPath,
  productPath,
  shopListPath,
} from '@marketplace/contracts/routes';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import {
  type Marketplace,
  startMarketplace,
} from '@marketplace/contracts/testing/startMarketplace';
import { workload } from '@marketplace/contracts/testing/workload';
import type { APIRequestContext, Page } from '@playwright/test';
import { findLongLists, type LongList } from './longLists';
import { startQueryCounter } from './startQueryCounter';

/**
 * Number of products to which the market grows. It is large enough to reveal a missing index or an
 * unbounded query.
 */
const MANY = workload({ gate: 3_000, soak: 100_000 });
/** Number of products per page (specification section 9). */
const PRODUCTS_A_PAGE = 14;
/** Time limit for a page in ms. Even a busy machine needs much less time. */
const PAGE_LIMIT_MS = 5000;

/** Query that the search box sends while a shopper types. */
const TYPED = `productName=honey&pageNumber=1&pageSize=${PRODUCTS_A_PAGE}`;

const PATHS: Record<string, string> = {
  home: homePath(),
  'search with a hit': productListPath({ productName: 'honey' }),
  'search for a common word': productListPath({ productName: 'fresh' }),
  'search with a slip': productListPath({ productName: 'hunny' }),
  'search for nothing': productListPath({ productName: 'xylophone' }),
  'search box': `/api/product/public/product/search?${TYPED}`,
  shops: shopListPath(),
  categories: categoriesPath(),
};

let api: Awaited<ReturnType<typeof startQueryCounter>>;
let market: Marketplace;
let lists: LongList[];

/**
 * Finds the newest products that have variants. After the market has grown, these are generated
 * products.
 * @returns the paths of their pages
 */
async function newestWithVariants(): Promise<string[]> {
  const path = '/product/public/product?pageSize=100';
  const { items } = await api.get<{ items: ProductSummary[] }>(path);
  return items.filter(({ hasVariants }) => hasVariants).map(({ handle }) => productPath(handle));
}

async function lastPageOf({ narrowed }: LongList) {
  const { total } = await api.sorted({ ...narrowed, count: 1 });
  const pageNumber = Math.ceil(total / PRODUCTS_A_PAGE);
  const count = total - (pageNumber - 1) * PRODUCTS_A_PAGE;
  const { oldest } = await api.sorted({ ...narrowed, count });
  return { total, pageNumber, oldest };
}

/**
 * Requests a page.
 * @returns its API calls, each with the number of SQL statements
 */
async function workOf(request: APIRequestContext, path: string): Promise<string[]> {
  await api.take();
  const startedAt = Date.now();
  const response = await request.get(`${market.origin}${path}`);
  // Reads the whole body, which ends only when every API call of the page is complete.
  await response.body();
  expect([path, response.status()]).toEqual([path, 200]);
  expect(Date.now() - startedAt, path).toBeLessThan(PAGE_LIMIT_MS);
  const calls = await api.take();
  expect(calls.length, path).toBeGreaterThan(0);
  expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
  // Leaves out `/capabilities`. Its reply is cached for a minute, so any page may be the one that
  // makes this call.
  const ofPage = calls.filter(({ route }) => route !== '/capabilities');
  return ofPage.map(({ route, statements }) => `${route}: ${statements}`);
}

async function workOfAll(request: APIRequestContext, product: string) {
  const work: Record<string, string[]> = { product: await workOf(request, product) };
  for (const [name, path] of Object.entries(PATHS)) work[name] = await workOf(request, path);
  for (const list of lists) {
    const { pageNumber } = await lastPageOf(list);
    const filtered = list.pathFor({ minPrice: 25, sort: 'price-asc' });
    work[list.name] = await workOf(request, list.pathFor({}));
    work[`${list.name}, last page`] = await workOf(request, list.pathFor({ pageNumber }));
    work[`${list.name}, filtered and sorted`] = await workOf(request, filtered);
  }
  return work;
}

const handlesOn = (page: Page) =>
  main(page)
    .locator('article a[href^="/product/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));

test.describe('a large market', { tag: '@full' }, () => {
  // The time limit is long because the first test grows the market to `MANY` products. In a soak
  // (`npm test -- soak`) this takes a minute, and longer on a busy machine.
  test.describe.configure({ mode: 'serial', timeout: 420_000 });
  test.use({ javaScriptEnabled: false });

  test.beforeAll(async () => {
    api = await startQueryCounter();
    market = await startMarketplace({
      dataDir: stack.dataDir,
      apiOrigin: api.origin,
      env: { RENDER_WORKERS: '1' },
    });
    lists = await findLongLists(api.get);
  });
  test.afterAll(async () => {
    await market?.stop();
    await api?.stop();
  });

  test('needs for each page the same API calls and the same number of SQL statements as a small market', async ({
    request,
  }) => {
    const few = await newestWithVariants();
    const product = few[0] ?? '';
    const ofFew = await workOfAll(request, product);
    await api.grow(MANY);
    const generated = (await newestWithVariants()).find((path) => !few.includes(path)) ?? '';

    expect(await workOfAll(request, product)).toEqual(ofFew);
    expect(await workOf(request, generated)).toEqual(ofFew.product);
  });

  test('shows the last two pages of each list', async ({ page }) => {
    for (const list of lists) {
      const { total, pageNumber, oldest } = await lastPageOf(list);
      await page.goto(`${market.origin}${list.pathFor({ pageNumber })}`);
      await expect(main(page).getByRole('status')).toHaveText(
        `${total.toLocaleString('en')} products`,
      );
      expect(await handlesOn(page)).toEqual(oldest);

      await main(page).getByRole('link', { name: 'Previous page' }).click();
      const before = list.pathFor({ pageNumber: pageNumber - 1 });
      await expect(page).toHaveURL(`${market.origin}${before}`);
      const count = oldest.length + PRODUCTS_A_PAGE;
      const both = await api.sorted({ ...list.narrowed, count });
      expect(await handlesOn(page)).toEqual(both.oldest.slice(0, PRODUCTS_A_PAGE));
    }
  });
});
