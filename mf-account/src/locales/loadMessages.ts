import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';

const FILES = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ './en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ './bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ './fr.po'),
};

const INVOICE = {
  en: () =>
    import(/* webpackChunkName: "account-invoice-messages-en-po" */ '../invoice/locales/en.po'),
  bn: () =>
    import(/* webpackChunkName: "account-invoice-messages-bn-po" */ '../invoice/locales/bn.po'),
  fr: () =>
    import(/* webpackChunkName: "account-invoice-messages-fr-po" */ '../invoice/locales/fr.po'),
};

/** Loads the translated messages of invoices. Other pages do not need these messages. */
export const loadInvoiceMessages: LoadMessages = (locale) => INVOICE[locale]();

/**
 * Loads the translated messages of a language. Pages and the toasts of their actions share one
 * chunk per language.
 */
export const loadMessages: LoadMessages = (locale) => FILES[locale]();
