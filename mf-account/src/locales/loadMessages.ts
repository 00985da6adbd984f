import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';

const FILES = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ './en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ './bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ './fr.po'),
};

/**
 * Loads the translated messages of a language. Pages and the toasts of their actions share one
 * chunk per language.
 */
export const loadMessages: LoadMessages = (locale) => FILES[locale]();

// Messages that only one page needs, so that the other pages do not load them. The texts of toasts
// are in `loadMessages`, because actions translate them outside of pages.

const COMPLAINTS = {
  en: () =>
    import(
      /* webpackChunkName: "account-complaints-messages-en-po" */ '../complaints/locales/en.po'
    ),
  bn: () =>
    import(
      /* webpackChunkName: "account-complaints-messages-bn-po" */ '../complaints/locales/bn.po'
    ),
  fr: () =>
    import(
      /* webpackChunkName: "account-complaints-messages-fr-po" */ '../complaints/locales/fr.po'
    ),
};
export const loadComplaintMessages: LoadMessages = (locale) => COMPLAINTS[locale]();

const INVOICE = {
  en: () =>
    import(/* webpackChunkName: "account-invoice-messages-en-po" */ '../invoice/locales/en.po'),
  bn: () =>
    import(/* webpackChunkName: "account-invoice-messages-bn-po" */ '../invoice/locales/bn.po'),
  fr: () =>
    import(/* webpackChunkName: "account-invoice-messages-fr-po" */ '../invoice/locales/fr.po'),
};
export const loadInvoiceMessages: LoadMessages = (locale) => INVOICE[locale]();

const PROFILE = {
  en: () =>
    import(/* webpackChunkName: "account-profile-messages-en-po" */ '../profile/locales/en.po'),
  bn: () =>
    import(/* webpackChunkName: "account-profile-messages-bn-po" */ '../profile/locales/bn.po'),
  fr: () =>
    import(/* webpackChunkName: "account-profile-messages-fr-po" */ '../profile/locales/fr.po'),
};
export const loadProfileMessages: LoadMessages = (locale) => PROFILE[locale]();

const REORDER = {
  en: () =>
    import(/* webpackChunkName: "account-reorder-messages-en-po" */ '../reorder/locales/en.po'),
  bn: () =>
    import(/* webpackChunkName: "account-reorder-messages-bn-po" */ '../reorder/locales/bn.po'),
  fr: () =>
    import(/* webpackChunkName: "account-reorder-messages-fr-po" */ '../reorder/locales/fr.po'),
};
export const loadReorderMessages: LoadMessages = (locale) => REORDER[locale]();

const REFUNDS = {
  en: () =>
    import(/* webpackChunkName: "account-refunds-messages-en-po" */ '../refunds/locales/en.po'),
  bn: () =>
    import(/* webpackChunkName: "account-refunds-messages-bn-po" */ '../refunds/locales/bn.po'),
  fr: () =>
    import(/* webpackChunkName: "account-refunds-messages-fr-po" */ '../refunds/locales/fr.po'),
};
export const loadRefundMessages: LoadMessages = (locale) => REFUNDS[locale]();
