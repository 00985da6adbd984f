import { defineRoutes } from '@marketplace/contracts/pages/defineRoutes';
import type { RouteObject } from '@marketplace/contracts/router';
import { pages } from '../../pages';
import {
  loadCartMessages,
  loadCheckoutMessages,
  loadThankYouMessages,
} from '../locales/loadMessages';
import { lazyAction } from '../routes/lazyAction';

// Loaders, actions and the service's requests share one chunk, because each separate chunk would
// contain the same schemas again (10 KB each after Brotli compression).

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
    action: lazyAction(() => import(/* webpackChunkName: "cart-data" */ '../routes/cart.action')),
    lazy: () => import(/* webpackChunkName: "cart-page" */ '../routes/cart'),
  },
  {
    id: 'cart-wishlist',
    path: 'wishlist',
    loader: (args) =>
      import(/* webpackChunkName: "cart-loaders" */ '../routes/wishlist.loader').then((module) =>
        module.loader(args),
      ),
    action: lazyAction(
      () => import(/* webpackChunkName: "cart-data" */ '../routes/wishlist.action'),
    ),
    lazy: () => import(/* webpackChunkName: "cart-wishlist" */ '../routes/wishlist'),
  },
  {
    id: 'cart-checkout',
    path: 'checkout',
    handle: { loadMessages: loadCheckoutMessages },
    loader: (args) =>
      import(/* webpackChunkName: "cart-data" */ '../routes/orderData').then((module) =>
        module.checkoutLoader(args),
      ),
    action: (args) =>
      import(/* webpackChunkName: "cart-data" */ '../routes/orderData').then((module) =>
        module.checkoutAction(args),
      ),
    lazy: () => import(/* webpackChunkName: "cart-checkout" */ '../routes/checkout'),
  },
  {
    id: 'cart-thank-you',
    path: 'thank-you',
    handle: { loadMessages: loadThankYouMessages },
    loader: (args) =>
      import(/* webpackChunkName: "cart-data" */ '../routes/orderData').then((module) =>
        module.thankYouLoader(args),
      ),
    action: (args) =>
      import(/* webpackChunkName: "cart-data" */ '../routes/orderData').then((module) =>
        module.thankYouAction(args),
      ),
    lazy: () => import(/* webpackChunkName: "cart-thank-you" */ '../routes/thank-you'),
  },
]);

export { loadMessages } from '../locales/loadMessages';
