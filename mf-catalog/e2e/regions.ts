import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

const PRODUCTS = 'These products could not be loaded';
const CATEGORIES = 'The categories could not be loaded';
const SHOPS = 'The shops could not be loaded';

const cards = (page: Page) => main(page).locator('article a[href^="/product/"]');
const filters = (page: Page) => main(page).getByRole('complementary', { name: 'Filters' });

/** A region of a catalogue page, and the call that it needs. */
export interface Region {
  name: string;
  findPath: (request: APIRequestContext) => Promise<string>;
  /** Path prefix of the API calls that the journeys make fail. */
  call: string;
  status: number;
  /** Main heading of the page while the reply to the call is missing. */
  frame: string;
  /** Main heading of the page after the reply. */
  whole: string;
  /** Error message shown instead of the region. */
  message: string;
  /** Expects that the rest of the page works without the reply to the call. */
  expectUsable: (page: Page) => Promise<void>;
  expectLoaded: (page: Page) => Promise<void>;
}

const expectCards = (page: Page) => expect(cards(page).first()).toBeVisible();
const expectPriceFilter = (page: Page) =>
  expect(filters(page).getByRole('radio', { name: '৳100 – ৳300' })).toBeEnabled();
const expectNothingElse = async () => {};

const at = (path: string) => async () => path;
async function findFish(request: APIRequestContext) {
  const { items } = await callMarket<{ items: { uuid: string; name: string }[] }>(
    request,
    '/category/featured-product-groups',
  );
  return `/category/featured/${items.find(({ name }) => name === 'Fish')?.uuid}`;
}

/**
 * Regions that need a call of their own. The regions of the home page, the reviews, the search and
 * the quick view are left out, because they have journeys of their own.
 */
export const REGIONS: Region[] = [
  {
    name: 'the list of all products',
    findPath: at('/product'),
    call: '/product/public/product?',
    status: 503,
    frame: 'All products',
    whole: 'All products',
    message: PRODUCTS,
    expectUsable: async (page) => {
      await expectPriceFilter(page);
      await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toBeEnabled();
    },
    expectLoaded: expectCards,
  },
  {
    name: 'a part of the filters',
    findPath: at('/product'),
    call: '/product/brand/',
    status: 200,
    frame: 'All products',
    whole: 'All products',
    message: 'Something went wrong',
    expectUsable: expectCards,
    expectLoaded: (page) =>
      expect(filters(page).getByText('Brands', { exact: true })).toBeVisible(),
  },
  {
    name: 'the sub-category itself',
    findPath: at('/category/river-fish'),
    call: '/category/sub-categories',
    status: 503,
    frame: 'Category',
    whole: 'River Fish',
    message: PRODUCTS,
    expectUsable: (page) =>
      expect(main(page).getByRole('combobox', { name: 'Sort by' })).toBeEnabled(),
    expectLoaded: expectCards,
  },
  {
    name: 'the products of a sub-category',
    findPath: at('/category/river-fish'),
    call: '/product/public/product?',
    status: 503,
    frame: 'River Fish',
    whole: 'River Fish',
    message: PRODUCTS,
    expectUsable: expectPriceFilter,
    expectLoaded: expectCards,
  },
  {
    name: 'the name of a section',
    findPath: findFish,
    call: '/category/featured-product-groups',
    status: 200,
    frame: 'Section',
    whole: 'Fish',
    message: CATEGORIES,
    expectUsable: expectCards,
    expectLoaded: expectNothingElse,
  },
  {
    name: 'the products of a section',
    findPath: findFish,
    call: '/product/public/product?',
    status: 503,
    frame: 'Fish',
    whole: 'Fish',
    message: PRODUCTS,
    expectUsable: expectPriceFilter,
    expectLoaded: expectCards,
  },
  {
    name: 'all categories',
    findPath: at('/category'),
    call: '/category/sub-categories',
    status: 503,
    frame: 'Categories',
    whole: 'Categories',
    message: CATEGORIES,
    expectUsable: expectNothingElse,
    expectLoaded: (page) =>
      expect(main(page).locator('a[href="/category/river-fish"]')).toBeVisible(),
  },
  {
    name: 'the list of shops',
    findPath: at('/shoplist'),
    call: '/shop/public/shop?',
    status: 503,
    frame: 'Shops',
    whole: 'Shops',
    message: SHOPS,
    expectUsable: (page) =>
      expect(main(page).getByRole('searchbox', { name: 'Name of the shop' })).toBeEditable(),
    expectLoaded: (page) =>
      expect(main(page).locator('article a[href^="/shop/"]').first()).toBeVisible(),
  },
  {
    name: 'the shop itself',
    findPath: at('/shop/bogura-krishi'),
    call: '/shop/public/shop/by-handle/',
    status: 503,
    frame: 'Shop',
    whole: 'Bogura Krishi Ghor',
    message: PRODUCTS,
    expectUsable: (page) => expect(main(page).locator('a[href="/shoplist"]')).toBeVisible(),
    expectLoaded: expectCards,
  },
  {
    name: 'the products of a shop',
    findPath: at('/shop/bogura-krishi'),
    call: '/product/public/product?',
    status: 503,
    frame: 'Bogura Krishi Ghor',
    whole: 'Bogura Krishi Ghor',
    message: PRODUCTS,
    expectUsable: (page) => expect(main(page).locator('a[href^="tel:"]')).toBeVisible(),
    expectLoaded: expectCards,
  },
  {
    name: 'the shelves below a product',
    findPath: at('/product/padma-hilsa'),
    call: '/product/public/product?',
    status: 200,
    frame: 'Padma Hilsa',
    whole: 'Padma Hilsa',
    message: PRODUCTS,
    expectUsable: (page) => expect(buyButton(page)).toBeEnabled(),
    expectLoaded: expectCards,
  },
];
