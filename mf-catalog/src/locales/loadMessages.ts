import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';

const SHARED = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ './en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ './bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ './fr.po'),
};

const LISTS = {
  en: () =>
    import(
      /* webpackChunkName: "catalog-product-list-messages-en-po" */ '../product-list/locales/en.po'
    ),
  bn: () =>
    import(
      /* webpackChunkName: "catalog-product-list-messages-bn-po" */ '../product-list/locales/bn.po'
    ),
  fr: () =>
    import(
      /* webpackChunkName: "catalog-product-list-messages-fr-po" */ '../product-list/locales/fr.po'
    ),
};

/** Loads the translated messages that all pages and widgets share. */
export const loadMessages: LoadMessages = (locale) => SHARED[locale]();

/**
 * Loads the translated messages that all pages with a list of products share. Their webpack chunk
 * has the name of the page of all products.
 */
export const loadListMessages: LoadMessages = (locale) => LISTS[locale]();
