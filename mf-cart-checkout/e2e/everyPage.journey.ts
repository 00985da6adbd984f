import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart, listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';

testPages([
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
    name: 'thank-you',
    open: async (context) => {
      const { items } = await listOrders(context.request, await signIn(context));
      return `/thank-you?order=${items[0]?.uuid}`;
    },
  },
]);
