import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  findPlainProduct,
  findProductWithVariants,
  findSoldOutProduct,
} from '@marketplace/contracts/testing/journeys/market/products';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';
import type { BrowserContext } from '@playwright/test';
import {
  chooseFarDistrict,
  openQuickView,
  openSearchResults,
  sendEmptyReview,
  sendWrongStockAlert,
  typeWrongPrice,
} from './pageActs';

const openPlainProduct = async ({ request }: BrowserContext) =>
  `/product/${(await findPlainProduct(request)).handle}`;

testPages('mf_catalog', [
  { name: 'home', page: '/', open: at('/') },
  { name: 'home in Bangla', page: '/', open: at('/?lang=bn') },
  { name: 'product list', page: '/product', open: at('/product') },
  { name: 'product list, second page', page: '/product', open: at('/product?pageNumber=2') },
  {
    name: 'product list without a match',
    page: '/product',
    open: at('/product?productName=zzqxj'),
  },
  {
    name: 'product list, filtered',
    page: '/product',
    open: at('/product?minPrice=25&maxPrice=100&sort=price-asc'),
  },
  {
    name: 'product list, filtered to nothing',
    page: '/product',
    open: at('/product?minPrice=2&maxPrice=3'),
  },
  {
    name: 'product list with the filters and a wrong price',
    page: '/product',
    open: at('/product'),
    act: typeWrongPrice,
  },
  {
    name: 'product list with the quick view',
    page: '/product',
    open: at('/product?productName=kurta'),
    act: openQuickView,
  },
  {
    name: 'sub-category',
    page: '/category/:slug',
    open: async ({ request }) => {
      const { items } = await callMarket<{ items: { handle: string }[] }>(
        request,
        '/category/sub-categories',
      );
      return `/category/${items[0]?.handle}`;
    },
  },
  {
    name: 'featured section',
    page: '/category/featured/:uuid',
    open: async ({ request }) => {
      const { items } = await callMarket<{ items: { uuid: string }[] }>(
        request,
        '/category/featured-product-groups',
      );
      return `/category/featured/${items[1]?.uuid}`;
    },
  },
  {
    name: 'product with variants',
    page: '/product/:slug',
    open: async ({ request }) => `/product/${(await findProductWithVariants(request)).handle}`,
  },
  {
    name: 'plain product',
    page: '/product/:slug',
    open: openPlainProduct,
  },
  {
    name: 'sold-out product',
    page: '/product/:slug',
    open: async ({ request }) => `/product/${(await findSoldOutProduct(request)).handle}`,
  },
  {
    name: 'sold-out product with an error of the stock alert',
    page: '/product/:slug',
    open: async ({ request }) => `/product/${(await findSoldOutProduct(request)).handle}`,
    act: sendWrongStockAlert,
  },
  {
    name: 'product with three options',
    page: '/product/:slug',
    open: at('/product/everyday-kurta'),
  },
  {
    name: 'product that is delivered in one district alone',
    page: '/product/:slug',
    open: at('/product/kacchi-biryani-box'),
  },
  {
    name: 'product that is not delivered to the chosen district',
    page: '/product/:slug',
    open: at('/product/kacchi-biryani-box'),
    act: chooseFarDistrict,
  },
  {
    name: 'product with an error of a review',
    page: '/product/:slug',
    open: openPlainProduct,
    act: sendEmptyReview,
  },
  {
    name: 'product, second page of reviews',
    page: '/product/:slug',
    open: at('/product/padma-hilsa?reviewPage=2'),
  },
  {
    name: 'product that is not there',
    page: '/product/:slug',
    open: at('/product/no-such-product'),
    status: 404,
  },
  { name: 'categories', page: '/category', open: at('/category') },
  {
    name: 'categories with search results',
    page: '/category',
    open: at('/category'),
    act: openSearchResults,
  },
  { name: 'shop list', page: '/shoplist', open: at('/shoplist') },
  { name: 'shop list without a match', page: '/shoplist', open: at('/shoplist?shopName=zzqxj') },
  {
    name: 'shop',
    page: '/shop/:slug?',
    open: async ({ request }) => {
      const { items } = await callMarket<{ items: { handle: string }[] }>(
        request,
        '/shop/public/shop',
      );
      return `/shop/${items[0]?.handle}`;
    },
  },
  { name: 'unknown shop', page: '/shop/:slug?', open: at('/shop/no-such-shop'), status: 404 },
]);
