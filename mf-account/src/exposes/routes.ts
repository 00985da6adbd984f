import { defineRoutes } from '@marketplace/contracts/pages/defineRoutes';
import type { RemoteRoutes, RouteHandle } from '@marketplace/contracts/RemoteModules';
import type { RouteObject } from '@marketplace/contracts/router';
import { pages } from '../../pages';
import {
  loadComplaintMessages,
  loadInvoiceMessages,
  loadProfileMessages,
  loadRefundMessages,
  loadReorderMessages,
} from '../locales/loadMessages';
import { lazyAction } from '../requests/lazyAction';

const handle: RouteHandle = { layout: 'user' };
const invoiceHandle: RouteHandle = { loadMessages: loadInvoiceMessages };

// Loaders, actions and the dialogs' requests share one chunk, because each separate chunk would
// contain the same schemas again.

/**
 * Routes of the customer's pages (specification sections 2 and 6). The shell runs the guards of
 * `pages.ts` before the loaders. Loaders throw a 404 for an order that does not belong to the
 * customer. They throw an ApiError if the request for the page's main data fails or the API refuses
 * the token.
 */
export const routes: RouteObject[] = defineRoutes(pages, [
  {
    id: 'account-orders',
    path: 'orders',
    handle,
    loader: (args) =>
      import(/* webpackChunkName: "account-data" */ '../routes/orders.loader').then((module) =>
        module.loader(args),
      ),
    action: lazyAction(
      () => import(/* webpackChunkName: "account-data" */ '../routes/orders.action'),
    ),
    lazy: () => import(/* webpackChunkName: "account-orders" */ '../routes/orders'),
  },
  {
    id: 'account-reorder',
    path: 'orders/:slug/reorder',
    handle: { ...handle, loadMessages: loadReorderMessages },
    loader: (args) =>
      // Has its own chunk, because no other page needs the schema of its call.
      import(/* webpackChunkName: "account-reorder-data" */ '../routes/reorder.loader').then(
        (module) => module.loader(args),
      ),
    lazy: () => import(/* webpackChunkName: "account-reorder" */ '../routes/reorder'),
  },
  {
    id: 'account-complaints',
    path: 'complain',
    handle: { ...handle, loadMessages: loadComplaintMessages },
    loader: (args) =>
      import(/* webpackChunkName: "account-data" */ '../routes/complaints.loader').then((module) =>
        module.loader(args),
      ),
    action: lazyAction(() =>
      import(/* webpackChunkName: "account-data" */ '../routes/complaints.loader').then((module) =>
        module.loadAction(),
      ),
    ),
    lazy: () => import(/* webpackChunkName: "account-complaints" */ '../routes/complaints'),
  },
  {
    id: 'account-refund-accounts',
    path: 'refund-accounts',
    handle: { ...handle, loadMessages: loadRefundMessages },
    loader: (args) =>
      // Has its own chunk, because no other page needs the schemas of its calls.
      import(
        /* webpackChunkName: "account-refund-accounts-data" */ '../routes/refundAccounts.loader'
      ).then((module) => module.loader(args)),
    action: lazyAction(
      () =>
        import(
          /* webpackChunkName: "account-refund-accounts-data" */ '../routes/refundAccounts.action'
        ),
    ),
    lazy: () =>
      import(/* webpackChunkName: "account-refund-accounts" */ '../routes/refundAccounts'),
  },
  {
    id: 'account-profile',
    path: 'profile',
    handle: { ...handle, loadMessages: loadProfileMessages },
    loader: (args) =>
      import(/* webpackChunkName: "account-data" */ '../routes/profile.loader').then((module) =>
        module.loader(args),
      ),
    action: lazyAction(
      () => import(/* webpackChunkName: "account-data" */ '../routes/profile.action'),
    ),
    lazy: () => import(/* webpackChunkName: "account-profile" */ '../routes/profile'),
  },
]);

/**
 * Routes of an order, its invoice and order tracking. They receive the market's settings, because an
 * invoice shows the market's name and address, a tracked order is printed as an invoice, and the
 * page of an order shows the phone of the support.
 */
export const marketRoutes: RemoteRoutes['marketRoutes'] = (market) =>
  defineRoutes(pages, [
    {
      id: 'account-order',
      path: 'orders/:slug',
      handle,
      loader: (args) =>
        import(/* webpackChunkName: "account-data" */ '../routes/order.loader').then((module) =>
          module.loader(args, market),
        ),
      action: lazyAction(
        () => import(/* webpackChunkName: "account-data" */ '../routes/order.action'),
      ),
      lazy: () => import(/* webpackChunkName: "account-order" */ '../routes/order'),
    },
    {
      id: 'account-invoice',
      path: 'orders/:slug/invoice',
      handle: invoiceHandle,
      loader: (args) =>
        import(/* webpackChunkName: "account-data" */ '../routes/invoice.loader').then((module) =>
          module.loader(args, market),
        ),
      lazy: () => import(/* webpackChunkName: "account-invoice" */ '../routes/invoice'),
    },
    {
      id: 'account-track-order',
      path: 'track-order',
      handle: invoiceHandle,
      loader: (args) =>
        import(/* webpackChunkName: "account-data" */ '../routes/trackOrder.loader').then(
          (module) => module.loader(args, market),
        ),
      action: lazyAction(() =>
        import(/* webpackChunkName: "account-data" */ '../routes/trackOrder.loader').then(
          (module) => module.loadAction(),
        ),
      ),
      lazy: () => import(/* webpackChunkName: "account-track-order" */ '../routes/trackOrder'),
    },
  ]);

export { loadMessages } from '../locales/loadMessages';
