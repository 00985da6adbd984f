import type { OrderStatus } from '@marketplace/contracts/api/orders';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  signIn,
  signInAsNewcomer,
  signUp,
} from '@marketplace/contracts/testing/journeys/market/customers';
import {
  deliverOrder,
  listOrders,
  orderFromShops,
} from '@marketplace/contracts/testing/journeys/market/purchases';
import type { PageUnderTest } from '@marketplace/contracts/testing/journeys/PageUnderTest';
import { at, testPages } from '@marketplace/contracts/testing/journeys/testPages';
import type { BrowserContext } from '@playwright/test';
import {
  askToCancel,
  askToCancelParcel,
  askToDeleteComplaint,
  askToReport,
  saveEmptyAddress,
  saveWrongAccount,
  sendEmptyComplaint,
  trackOrder,
  trackUnknownOrder,
} from './pageActs';

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

/**
 * Signs in as the seeded customer. Chooses the oldest order with this status, which the seed
 * created.
 * @returns the path of the invoice of this order
 */
async function openInvoice(context: BrowserContext, status: OrderStatus): Promise<string> {
  const { items } = await callMarket<{ items: { uuid: string; status: OrderStatus }[] }>(
    context.request,
    '/order/my-order?pageSize=100',
    { token: await signIn(context) },
  );
  return `/orders/${items.filter((order) => order.status === status).at(-1)?.uuid}/invoice`;
}

/**
 * Prepares a new customer with an order that has just been delivered.
 * @returns the path of the order
 */
async function openDeliveredOrder(context: BrowserContext): Promise<string> {
  const token = await signInAsNewcomer(context);
  const { uuid, orderNumber } = await orderFromShops(context.request, token, 1);
  await deliverOrder(context.request, token, orderNumber);
  return `/orders/${uuid}`;
}

/**
 * Prepares a new customer with an order that can still be cancelled.
 * @returns the path of the order
 */
async function openNewOrder(context: BrowserContext, shops = 1): Promise<string> {
  const token = await signInAsNewcomer(context);
  const { uuid } = await orderFromShops(context.request, token, shops);
  return `/orders/${uuid}`;
}

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
  {
    name: 'cancelled order with a note',
    page: '/orders/:slug',
    open: async (context) => {
      const token = await signIn(context);
      const { items } = await callMarket<{ items: { uuid: string; status: string }[] }>(
        context.request,
        '/order/my-order?pageSize=100',
        { token },
      );
      // Chooses the oldest cancelled order, which the seed created. Other journeys may have
      // cancelled newer orders.
      const cancelled = items.filter(({ status }) => status === 'cancelled').at(-1);
      return `/orders/${cancelled?.uuid}`;
    },
  },
  {
    name: 'order with the dialog that cancels it',
    page: '/orders/:slug',
    open: (context) => openNewOrder(context),
    act: askToCancel,
  },
  {
    name: 'order with the form that cancels one of its parcels',
    page: '/orders/:slug',
    open: (context) => openNewOrder(context, 2),
    act: askToCancelParcel,
  },
  {
    name: 'order that is bought again',
    page: '/orders/:slug/reorder',
    open: async (context) => `${await openNewOrder(context)}/reorder`,
  },
  {
    name: 'orders without a match',
    page: '/orders',
    open: asCustomer('/orders?search=no+such+product'),
  },
  {
    name: 'complaint with errors',
    page: '/orders/:slug',
    open: (context) => openNewOrder(context),
    act: sendEmptyComplaint,
  },
  {
    name: 'invoice',
    page: '/orders/:slug/invoice',
    open: (context) => openInvoice(context, 'delivered'),
  },
  {
    name: 'no invoice, because the order was cancelled unpaid',
    page: '/orders/:slug/invoice',
    open: (context) => openInvoice(context, 'cancelled'),
  },
  { name: 'profile', page: '/profile', open: asCustomer('/profile') },
  { name: 'profile without addresses', page: '/profile', open: asNewcomer('/profile') },
  {
    name: 'profile with errors of a new address',
    page: '/profile',
    open: asNewcomer('/profile'),
    act: saveEmptyAddress,
  },
  { name: 'complaints', page: '/complain', open: asCustomer('/complain') },
  {
    name: 'complaints with the dialog that deletes one',
    page: '/complain',
    open: asCustomer('/complain'),
    act: askToDeleteComplaint,
  },
  {
    name: 'complaint with messages',
    page: '/complain',
    open: async (context) => {
      const { items } = await callMarket<{ items: { uuid: string; status: string }[] }>(
        context.request,
        '/complain/order',
        { token: await signIn(context) },
      );
      const opened = items.find(({ status }) => status === 'in-review');
      return `/complain?complaint=${opened?.uuid}`;
    },
  },
  {
    name: 'accounts for refunds',
    page: '/refund-accounts',
    open: async (context) => {
      const token = await signInAsNewcomer(context);
      const data = { provider: 'bKash', number: '01711000009' };
      await callMarket(context.request, '/customer/refund-accounts', { token, data });
      return '/refund-accounts';
    },
  },
  {
    name: 'accounts for refunds with the error of a number',
    page: '/refund-accounts',
    open: asNewcomer('/refund-accounts'),
    act: saveWrongAccount,
  },
  {
    name: 'order with a parcel that can be reported as not received',
    page: '/orders/:slug',
    open: openDeliveredOrder,
    act: askToReport,
  },
  { name: 'no complaints', page: '/complain', open: asNewcomer('/complain') },
  { name: 'order tracking', page: '/track-order', open: at('/track-order') },
  {
    name: 'tracked order',
    page: '/track-order',
    open: at('/track-order'),
    act: trackOrder,
  },
  {
    name: 'order tracking without a match',
    page: '/track-order',
    open: at('/track-order'),
    act: trackUnknownOrder,
    isRefused: true,
  },
]);
