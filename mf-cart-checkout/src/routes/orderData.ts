import type { ActionFunctionArgs, LoaderFunctionArgs } from '@marketplace/contracts/router';

// The loaders and actions of checkout and thank-you page are in the chunk `cart-order-data`. This
// file is in `cart-data`, which also contains the service's requests. `cart-order-data` depends on
// `cart-data`, so it does not contain the same schemas again.

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
