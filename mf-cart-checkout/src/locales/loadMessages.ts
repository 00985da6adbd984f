import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';

const SHARED = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ './en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ './bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ './fr.po'),
};

const CART = {
  en: () => import(/* webpackChunkName: "cart-page-messages-en-po" */ '../cart/locales/en.po'),
  bn: () => import(/* webpackChunkName: "cart-page-messages-bn-po" */ '../cart/locales/bn.po'),
  fr: () => import(/* webpackChunkName: "cart-page-messages-fr-po" */ '../cart/locales/fr.po'),
};

const CHECKOUT = {
  en: () =>
    import(/* webpackChunkName: "cart-checkout-messages-en-po" */ '../checkout/locales/en.po'),
  bn: () =>
    import(/* webpackChunkName: "cart-checkout-messages-bn-po" */ '../checkout/locales/bn.po'),
  fr: () =>
    import(/* webpackChunkName: "cart-checkout-messages-fr-po" */ '../checkout/locales/fr.po'),
};

const THANK_YOU = {
  en: () =>
    import(/* webpackChunkName: "cart-thank-you-messages-en-po" */ '../thank-you/locales/en.po'),
  bn: () =>
    import(/* webpackChunkName: "cart-thank-you-messages-bn-po" */ '../thank-you/locales/bn.po'),
  fr: () =>
    import(/* webpackChunkName: "cart-thank-you-messages-fr-po" */ '../thank-you/locales/fr.po'),
};

/**
 * Loads the translated messages of a language. Pages and service share one chunk per language.
 * Rejects if the chunk cannot be loaded.
 */
export const loadMessages: LoadMessages = (locale) => SHARED[locale]();

export const loadCartMessages: LoadMessages = (locale) => CART[locale]();

export const loadCheckoutMessages: LoadMessages = (locale) => CHECKOUT[locale]();

export const loadThankYouMessages: LoadMessages = (locale) => THANK_YOU[locale]();
