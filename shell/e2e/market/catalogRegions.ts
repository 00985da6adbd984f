import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { buyButton, main } from '../pages/productPage';
import { callMarket } from './callMarket';

const PRODUCTS = 'These products could not be loaded';
const CATEGORIES = 'The categories could not be loaded';
const SHOPS = 'The shops could not be loaded';

const cards = (page: Page) => main(page).locator('article a[href^="/product/"]');
const filters = (page: Page) => main(page).getByRole('complementary', { name: 'Filters' });

/** A region of a page of the catalogue, and the call without which it is not there. */
export interface Region {
  name: string;
  /** Resolves to the path to open. */
  findPath: (request: APIRequestContext) => Promise<string>;
  /** What the calls that are broken begin with. */
  call: string;
  status: number;
  frame: string;
  whole: string;
  says: string;
  /** What the broken call does not cost. */
  expectUsable: (page: Page) => Promise<void>;
  /** What it does. */
  expectMended: (page: Page) => Promise<void>;
}

const showCards = (page: Page) => expect(cards(page).first()).toBeVisible();
const offerPrices = (page: Page) =>
  expect(filters(page).getByRole('radio', { name: '৳100 – ৳300' })).toBeEnabled();
const noMore = async () => {};

const at = (path: string) => async () => path;
async function findFish(request: APIRequestContext) {
  const { items } = await callMarket<{ items: { uuid: string; name: string }[] }>(
    request,
    '/category/featured-product-groups',
  );
  return `/category/featured/${items.find(({ name }) => name === 'Fish')?.uuid}`;
}

/** Every region that has a call of its own, but for those of home, search and quick view. */
export const REGIONS: Region[] = [
  {
    name: 'the products of all',
    findPath: at('/product'),
    call: '/product/public/product?',
    status: 503,
    frame: 'All products',
    whole: 'All products',
    says: PRODUCTS,
    expectUsable: async (page) => {
      await offerPrices(page);
      await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toBeEnabled();
    },
    expectMended: showCards,
  },
  {
    name: 'a part of the filters',
    findPath: at('/product'),
    call: '/product/brand/',
    status: 200,
    frame: 'All products',
    whole: 'All products',
    says: 'Something went wrong',
    expectUsable: showCards,
    expectMended: (page) =>
      expect(filters(page).getByText('Brands', { exact: true })).toBeVisible(),
  },
  {
    name: 'the sub-category itself',
    findPath: at('/category/river-fish'),
    call: '/category/sub-categories',
    status: 503,
    frame: 'Category',
    whole: 'River Fish',
    says: PRODUCTS,
    expectUsable: (page) =>
      expect(main(page).getByRole('combobox', { name: 'Sort by' })).toBeEnabled(),
    expectMended: showCards,
  },
  {
    name: 'the products of a sub-category',
    findPath: at('/category/river-fish'),
    call: '/product/public/product?',
    status: 503,
    frame: 'River Fish',
    whole: 'River Fish',
    says: PRODUCTS,
    expectUsable: offerPrices,
    expectMended: showCards,
  },
  {
    name: 'the name of a section',
    findPath: findFish,
    call: '/category/featured-product-groups',
    status: 200,
    frame: 'Section',
    whole: 'Fish',
    says: CATEGORIES,
    expectUsable: showCards,
    expectMended: noMore,
  },
  {
    name: 'the products of a section',
    findPath: findFish,
    call: '/product/public/product?',
    status: 503,
    frame: 'Fish',
    whole: 'Fish',
    says: PRODUCTS,
    expectUsable: offerPrices,
    expectMended: showCards,
  },
  {
    name: 'all categories',
    findPath: at('/category'),
    call: '/category/sub-categories',
    status: 503,
    frame: 'Categories',
    whole: 'Categories',
    says: CATEGORIES,
    expectUsable: noMore,
    expectMended: (page) =>
      expect(main(page).locator('a[href="/category/river-fish"]')).toBeVisible(),
  },
  {
    name: 'the list of shops',
    findPath: at('/shoplist'),
    call: '/shop/public/shop?',
    status: 503,
    frame: 'Shops',
    whole: 'Shops',
    says: SHOPS,
    expectUsable: (page) =>
      expect(main(page).getByRole('searchbox', { name: 'Name of the shop' })).toBeEditable(),
    expectMended: (page) =>
      expect(main(page).locator('article a[href^="/shop/"]').first()).toBeVisible(),
  },
  {
    name: 'the shop itself',
    findPath: at('/shop/bogura-krishi'),
    call: '/shop/public/shop/by-handle/',
    status: 503,
    frame: 'Shop',
    whole: 'Bogura Krishi Ghor',
    says: PRODUCTS,
    expectUsable: (page) => expect(main(page).locator('a[href="/shoplist"]')).toBeVisible(),
    expectMended: showCards,
  },
  {
    name: 'the products of a shop',
    findPath: at('/shop/bogura-krishi'),
    call: '/product/public/product?',
    status: 503,
    frame: 'Bogura Krishi Ghor',
    whole: 'Bogura Krishi Ghor',
    says: PRODUCTS,
    expectUsable: (page) => expect(main(page).locator('a[href^="tel:"]')).toBeVisible(),
    expectMended: showCards,
  },
  {
    name: 'the shelves below a product',
    findPath: at('/product/padma-hilsa'),
    call: '/product/public/product?',
    status: 200,
    frame: 'Padma Hilsa (পদ্মার ইলিশ)',
    whole: 'Padma Hilsa (পদ্মার ইলিশ)',
    says: PRODUCTS,
    expectUsable: (page) => expect(buyButton(page)).toBeEnabled(),
    expectMended: showCards,
  },
];
