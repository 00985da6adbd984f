import type { ActionFunctionArgs, LoaderFunctionArgs } from '@marketplace/contracts/router';

// Imports the loaders and actions of checkout and thank-you page from a separate chunk. This file
// is in the chunk that the service loads on all pages. The separate chunk depends on that chunk, so
// it does not contain the same schemas again.

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
