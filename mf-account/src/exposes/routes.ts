import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';
import type { RouteObject } from '@marketplace/contracts/router';

/**
 * The customer's pages (specification sections 2 and 6); the shell runs `handle.middleware` before
 * their loaders. Loaders throw 404 for what is not the customer's own, ApiError for what failed.
 */
export const routes: RouteObject[] = [
  {
    id: 'account-orders',
    path: 'orders',
    handle: { middleware: ['userAuth'], layout: 'user' },
    loader: (args) => import('../routes/orders.loader').then((module) => module.loader(args)),
    lazy: () => import(/* webpackChunkName: "account-orders" */ '../routes/orders'),
  },
  {
    id: 'account-order',
    path: 'orders/:slug',
    handle: { middleware: ['userAuth'], layout: 'user' },
    loader: (args) => import('../routes/order.loader').then((module) => module.loader(args)),
    lazy: () => import(/* webpackChunkName: "account-order" */ '../routes/order'),
  },
];

/** Texts of these pages in `en`, `bn` or `fr`; rejects when the chunk cannot be fetched. */
export const loadMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.po`);
