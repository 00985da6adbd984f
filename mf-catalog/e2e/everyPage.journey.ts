import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  findPlainProduct,
  findProductWithVariants,
  findSoldOutProduct,
} from '@marketplace/contracts/testing/journeys/market/products';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';

testPages([
  { name: 'home', open: at('/') },
  { name: 'home in Bangla', open: at('/?lang=bn') },
  { name: 'product list', open: at('/product') },
  { name: 'product list, second page', open: at('/product?pageNumber=2') },
  { name: 'product list without a match', open: at('/product?productName=zzqxj') },
  { name: 'product list, filtered', open: at('/product?minPrice=25&maxPrice=100&sort=price-asc') },
  { name: 'product list, filtered to nothing', open: at('/product?minPrice=2&maxPrice=3') },
  {
    name: 'sub-category',
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
    open: async ({ request }) => `/product/${(await findProductWithVariants(request)).handle}`,
  },
  {
    name: 'plain product',
    open: async ({ request }) => `/product/${(await findPlainProduct(request)).handle}`,
  },
  {
    name: 'sold-out product',
    open: async ({ request }) => `/product/${(await findSoldOutProduct(request)).handle}`,
  },
  { name: 'product with three options', open: at('/product/everyday-kurta') },
  { name: 'product, second page of reviews', open: at('/product/padma-hilsa?reviewPage=2') },
  { name: 'product that is not there', open: at('/product/no-such-product'), status: 404 },
  { name: 'categories', open: at('/category') },
  { name: 'shop list', open: at('/shoplist') },
  { name: 'shop list without a match', open: at('/shoplist?shopName=zzqxj') },
  {
    name: 'shop',
    open: async ({ request }) => {
      const { items } = await callMarket<{ items: { handle: string }[] }>(
        request,
        '/shop/public/shop',
      );
      return `/shop/${items[0]?.handle}`;
    },
  },
  { name: 'unknown shop', open: at('/shop/no-such-shop'), status: 404 },
]);
