import type { LoadMessages } from '../../contracts/i18n/LoadMessages';

const FILES = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ './en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ './bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ './fr.po'),
};

/**
 * Loads the translated messages of the design system. All remotes use the shell's copy of the file.
 */
export const loadDesignSystemMessages: LoadMessages = (locale) => FILES[locale]();
