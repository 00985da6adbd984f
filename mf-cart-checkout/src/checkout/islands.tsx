import { island } from '@marketplace/contracts/islands';

/** The notice of a refused order, whose code only a refusal needs. */
export const CheckoutNoticeIsland = island(
  () =>
    import(/* webpackChunkName: "cart-checkout-notice" */ './CheckoutNotice').then(
      (it) => it.CheckoutNotice,
    ),
  { when: 'load' },
);

/** Lines that changed since they were added, as few carts have them. */
export const SinceAddedIsland = island(
  () =>
    import(/* webpackChunkName: "cart-checkout-notice" */ './SinceAdded').then(
      (it) => it.SinceAdded,
    ),
  { when: 'load' },
);
