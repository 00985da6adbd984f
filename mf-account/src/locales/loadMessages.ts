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
