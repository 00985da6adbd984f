import { signIn, signUp } from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart, listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';

testPages('mf_cart_checkout', [
  { name: 'empty cart', page: '/cart', open: at('/cart') },
  {
    name: 'cart',
    page: '/cart',
    open: async (context) => {
      await fillCart(context, 2);
      return '/cart';
    },
  },
  {
    name: 'empty wishlist',
    page: '/wishlist',
    open: async (context) => {
      await signIn(context, await signUp(context.request, 'Rahima Khatun'));
      return '/wishlist';
    },
  },
  {
    name: 'checkout',
    page: '/checkout',
    open: async (context) => {
      await signIn(context);
      await fillCart(context);
      return '/checkout';
    },
  },
  {
    name: 'checkout of a guest',
    page: '/checkout',
    open: async (context) => {
      await fillCart(context);
      return '/checkout';
    },
  },
  {
    name: 'order of a guest to find',
    page: '/thank-you',
    open: at('/thank-you?order=0f0c1d1e-0000-4000-8000-000000000900'),
  },
  {
    name: 'thank-you',
    page: '/thank-you',
    open: async (context) => {
      const { items } = await listOrders(context.request, await signIn(context));
      return `/thank-you?order=${items[0]?.uuid}`;
    },
  },
]);
