import { island } from '@marketplace/contracts/islands';

/** The notice of a refused order. Its code is loaded only after a refusal. */
export const CheckoutNoticeIsland = island(
  () =>
    import(/* webpackChunkName: "cart-checkout-notice" */ './CheckoutNotice').then(
      (it) => it.CheckoutNotice,
    ),
  { when: 'load' },
);

/**
 * The changes of lines since they were added. Its code is loaded only if there are some, which is
 * rare.
 */
export const SinceAddedIsland = island(
  () =>
    import(/* webpackChunkName: "cart-checkout-notice" */ './SinceAdded').then(
      (it) => it.SinceAdded,
    ),
  { when: 'load' },
);
