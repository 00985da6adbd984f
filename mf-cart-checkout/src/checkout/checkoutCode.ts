/** The notice of a refused order, whose code only a refusal needs. */
export const loadCheckoutNotice = () =>
  import(/* webpackChunkName: "cart-checkout-notice" */ './CheckoutNotice').then(
    (it) => it.CheckoutNotice,
  );

/** Lines that changed since they were added, as few carts have them. */
export const loadSinceAdded = () =>
  import(/* webpackChunkName: "cart-checkout-notice" */ './SinceAdded').then((it) => it.SinceAdded);
