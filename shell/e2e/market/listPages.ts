import type { BrowserContext } from '@playwright/test';
import { stack } from '../setup/stack';
import { awaitCode } from './awaitCode';
import { callMarket } from './callMarket';
import { fillCart } from './fillCart';
import { findPlainProduct, findProductWithVariants, findSoldOutProduct } from './findProducts';
import { signIn } from './signIn';
import { newPhone, signUp } from './signUp';

export interface PageUnderTest {
  name: string;
  /** Brings the browser into the state the page needs; resolves to the path to open. */
  open: (context: BrowserContext) => Promise<string>;
  status?: number;
}

const at = (path: string) => async () => path;

/** Every kind of page there is, in the states a shopper can find it in. */
export const PAGES: PageUnderTest[] = [
  { name: 'home', open: at('/') },
  { name: 'home in Bangla', open: at('/?lang=bn') },
  { name: 'product list', open: at('/product') },
  { name: 'product list, second page', open: at('/product?pageNumber=2') },
  { name: 'product list without a match', open: at('/product?productName=zzqxj') },
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
  { name: 'product list, filtered', open: at('/product?minPrice=25&maxPrice=100&sort=price-asc') },
  { name: 'product list, filtered to nothing', open: at('/product?minPrice=2&maxPrice=3') },
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
  { name: 'empty cart', open: at('/cart') },
  {
    name: 'cart',
    open: async (context) => {
      await fillCart(context, 2);
      return '/cart';
    },
  },
  {
    name: 'checkout',
    open: async (context) => {
      await signIn(context);
      await fillCart(context);
      return '/checkout';
    },
  },
  {
    name: 'orders',
    open: async (context) => {
      await signIn(context);
      return '/orders';
    },
  },
  {
    name: 'order',
    open: async (context) => {
      const token = await signIn(context);
      const { items } = await listOrders(context, token);
      return `/orders/${items[0]?.uuid}`;
    },
  },
  {
    name: 'thank-you',
    open: async (context) => {
      const token = await signIn(context);
      const { items } = await listOrders(context, token);
      return `/thank-you?order=${items[0]?.uuid}`;
    },
  },
  {
    name: 'profile',
    open: async (context) => {
      await signIn(context);
      return '/profile';
    },
  },
  {
    name: 'profile without addresses',
    open: async (context) => {
      await signIn(context, await signUp(context.request, 'Rahima Khatun'));
      return '/profile';
    },
  },
  {
    name: 'complaints',
    open: async (context) => {
      await signIn(context);
      return '/complain';
    },
  },
  {
    name: 'no complaints',
    open: async (context) => {
      await signIn(context, await signUp(context.request, 'Rahima Khatun'));
      return '/complain';
    },
  },
  { name: 'blog', open: at('/blog') },
  {
    name: 'blog post',
    open: async ({ request }) => {
      const { items } = await callMarket<{ items: { handle: string }[] }>(request, '/blog');
      return `/blog/${items[0]?.handle}`;
    },
  },
  { name: 'brand landing', open: at('/nodibazar') },
  { name: 'brand landing in Bangla', open: at('/nodibazar?lang=bn') },
  { name: 'sign-up', open: at('/signup') },
  {
    name: 'code after sign-up',
    open: async (context) => {
      await awaitCode(context, newPhone());
      return '/phone-verify';
    },
  },
  { name: 'reset password', open: at('/reset-password') },
  {
    name: 'code after login',
    open: async (context) => {
      const phone = await signUp(context.request, 'Rahima Khatun');
      await awaitCode(context, phone);
      await signIn(context, phone);
      return '/login-verification';
    },
  },
  { name: 'not found', open: at('/no-such-page'), status: 404 },
];

async function listOrders(context: BrowserContext, token: string) {
  const response = await context.request.get(`${stack.origin}/api/order/my-order`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const orders: { items: { uuid: string }[] } = await response.json();
  return orders;
}
