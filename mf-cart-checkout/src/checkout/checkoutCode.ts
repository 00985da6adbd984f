/** Loads the notice of a refused order. A separate chunk, because most orders are not refused. */
export const loadCheckoutNotice = () =>
  import(/* webpackChunkName: "cart-checkout-notice" */ './CheckoutNotice').then(
    (it) => it.CheckoutNotice,
  );

/**
 * Loads the list of cart items that changed since they were added. A separate chunk, because few
 * carts have such items.
 */
export const loadSinceAdded = () =>
  import(/* webpackChunkName: "cart-checkout-notice" */ './SinceAdded').then((it) => it.SinceAdded);
