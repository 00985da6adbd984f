import type { LoadMessages } from '../../contracts/i18n/LoadMessages';

const FILES = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ './en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ './bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ './fr.po'),
};

/** Messages of the design system; the shell's file contains them for every remote. */
export const loadDesignSystemMessages: LoadMessages = (locale) => FILES[locale]();
