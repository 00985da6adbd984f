import type { Order, OrderStatus } from '@marketplace/contracts/api/orders';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  fetchToken,
  signIn,
  signUp,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { listOrders } from '@marketplace/contracts/testing/journeys/market/purchases';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import {
  at,
  type PageUnderTest,
  testPages,
} from '@marketplace/contracts/testing/journeys/testPages';
import type { BrowserContext, Page } from '@playwright/test';

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
 * Signs the seeded customer in. Chooses the oldest order with this status, which is the seeded one.
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

/** Opens the seeded customer's order as a visitor who knows the order's number and phone. */
async function trackOrder(page: Page): Promise<void> {
  const { request } = page;
  const token = await fetchToken(request);
  const { items } = await listOrders(request, token);
  const order = await callMarket<Order>(request, `/order/my-order/${items[0]?.uuid}`, { token });
  await main(page).getByLabel('Order number').fill(order.orderNumber);
  await main(page).getByLabel('Phone').fill(order.shippingAddress.phone);
  await main(page).getByRole('button', { name: 'Find the order' }).click();
  await expect(main(page).getByRole('status')).toContainText(`Order ${order.orderNumber}`);
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
      // Chooses the oldest cancelled order, which is the seeded one. Other journeys may have
      // cancelled newer orders.
      const cancelled = items.filter(({ status }) => status === 'cancelled').at(-1);
      return `/orders/${cancelled?.uuid}`;
    },
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
  { name: 'complaints', page: '/complain', open: asCustomer('/complain') },
  { name: 'no complaints', page: '/complain', open: asNewcomer('/complain') },
  { name: 'order tracking', page: '/track-order', open: at('/track-order') },
  {
    name: 'tracked order',
    page: '/track-order',
    open: at('/track-order'),
    act: trackOrder,
  },
]);
