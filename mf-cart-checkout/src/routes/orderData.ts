import type { ActionFunctionArgs, LoaderFunctionArgs } from '@marketplace/contracts/router';

// Loaders and actions of the pages of an order. Their chunk comes on top of the one that this file is in,
// which the service needs on other pages as well, and carries none of its schemas a second time.

export const checkoutLoader = (args: LoaderFunctionArgs) =>
  import(/* webpackChunkName: "cart-order-data" */ './checkout.loader').then((module) =>
    module.loader(args),
  );

export const loadCheckoutAction = () =>
  import(/* webpackChunkName: "cart-order-data" */ './checkout.action');

export const checkoutAction = (args: ActionFunctionArgs) =>
  loadCheckoutAction().then((module) => module.action(args));

export const thankYouLoader = (args: LoaderFunctionArgs) =>
  import(/* webpackChunkName: "cart-order-data" */ './thank-you.loader').then((module) =>
    module.loader(args),
  );

export const thankYouAction = (args: ActionFunctionArgs) =>
  import(/* webpackChunkName: "cart-order-data" */ './thank-you.action').then((module) =>
    module.action(args),
  );
