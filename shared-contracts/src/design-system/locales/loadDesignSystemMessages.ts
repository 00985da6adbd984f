import type { LoadMessages } from '../../contracts/i18n/LoadMessages';

const FILES = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ './en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ './bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ './fr.po'),
};

/**
 * The messages of the design system; the shell carries it for every remote, in one file
 * with its own.
 */
export const loadDesignSystemMessages: LoadMessages = (locale) => FILES[locale]();
