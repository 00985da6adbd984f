import { signIn, signUp } from '@marketplace/contracts/testing/journeys/market/customers';
import { listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { type PageUnderTest, testPages } from '@marketplace/contracts/testing/journeys/testPages';

const asCustomer =
  (path: string): PageUnderTest['open'] =>
  async (context) => {
    await signIn(context);
    return path;
  };

const asNewcomer =
  (path: string): PageUnderTest['open'] =>
  async (context) => {
    await signIn(context, await signUp(context.request, 'Rahima Khatun'));
    return path;
  };

testPages('mf_account', [
  { name: 'orders', page: '/orders', open: asCustomer('/orders') },
  {
    name: 'order',
    page: '/orders/:slug',
    open: async (context) => {
      const { items } = await listOrders(context.request, await signIn(context));
      return `/orders/${items[0]?.uuid}`;
    },
  },
  { name: 'profile', page: '/profile', open: asCustomer('/profile') },
  { name: 'profile without addresses', page: '/profile', open: asNewcomer('/profile') },
  { name: 'complaints', page: '/complain', open: asCustomer('/complain') },
  { name: 'no complaints', page: '/complain', open: asNewcomer('/complain') },
]);
