import { defineRoutes } from '@marketplace/contracts/pages/defineRoutes';
import type { RouteObject } from '@marketplace/contracts/router';
import { pages } from '../../pages';
import {
  loadCartMessages,
  loadCheckoutMessages,
  loadThankYouMessages,
} from '../locales/loadMessages';

// The actions of cart and wishlist are in the chunks of their pages, so that a press waits only for
// the requests, which the service has usually loaded.

/**
 * Routes of cart, wishlist, checkout and thank-you page (specification section 2). `pages.ts` says
 * who may open them. If a page cannot work without an API call and the call fails, its loader
 * throws the ApiError.
 */
export const routes: RouteObject[] = defineRoutes(pages, [
  {
    id: 'cart-page',
    path: 'cart',
    handle: { loadMessages: loadCartMessages },
    loader: (args) =>
      import(/* webpackChunkName: "cart-loaders" */ '../routes/cart.loader').then((module) =>
        module.loader(args),
      ),
    action: (args) =>
      import(/* webpackChunkName: "cart-page" */ '../routes/cart.action').then((module) =>
        module.action(args),
      ),
    lazy: () => import(/* webpackChunkName: "cart-page" */ '../routes/cart'),
  },
  {
    id: 'cart-wishlist',
    path: 'wishlist',
    loader: (args) =>
      import(/* webpackChunkName: "cart-loaders" */ '../routes/wishlist.loader').then((module) =>
        module.loader(args),
      ),
    action: (args) =>
      import(/* webpackChunkName: "cart-wishlist" */ '../routes/wishlist.action').then((module) =>
        module.action(args),
      ),
    lazy: () => import(/* webpackChunkName: "cart-wishlist" */ '../routes/wishlist'),
  },
  {
    id: 'cart-checkout',
    path: 'checkout',
    handle: { loadMessages: loadCheckoutMessages },
    loader: (args) =>
      import(/* webpackChunkName: "cart-order-data" */ '../routes/checkout.loader').then((module) =>
        module.loader(args),
      ),
    action: (args) =>
      import(/* webpackChunkName: "cart-order-data" */ '../routes/checkout.action').then((module) =>
        module.action(args),
      ),
    lazy: () => import(/* webpackChunkName: "cart-checkout" */ '../routes/checkout'),
  },
  {
    id: 'cart-thank-you',
    path: 'thank-you',
    handle: { loadMessages: loadThankYouMessages },
    loader: (args) =>
      import(/* webpackChunkName: "cart-order-data" */ '../routes/thank-you.loader').then(
        (module) => module.loader(args),
      ),
    action: (args) =>
      import(/* webpackChunkName: "cart-order-data" */ '../routes/thank-you.action').then(
        (module) => module.action(args),
      ),
    lazy: () => import(/* webpackChunkName: "cart-thank-you" */ '../routes/thank-you'),
  },
]);

export { loadMessages } from '../locales/loadMessages';
