import { island } from '@marketplace/contracts/islands';

/** The notice of a refused order, whose code only a refusal needs. */
export const CheckoutNoticeIsland = island(
  () =>
    import(/* webpackChunkName: "cart-checkout-notice" */ './CheckoutNotice').then(
      (it) => it.CheckoutNotice,
    ),
  { when: 'load' },
);
