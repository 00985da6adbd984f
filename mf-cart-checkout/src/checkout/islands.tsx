import { island } from '@marketplace/contracts/islands';

/** Why nothing was ordered: code that only a refusal needs. */
export const CheckoutNoticeIsland = island(
  () =>
    import(/* webpackChunkName: "cart-checkout-notice" */ './CheckoutNotice').then(
      (it) => it.CheckoutNotice,
    ),
  { when: 'load' },
);
