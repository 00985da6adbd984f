import type { Messages } from '@marketplace/contracts/i18n';
import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { loadDesignSystemMessages } from '@marketplace/contracts/locales/loadDesignSystemMessages';
import { addMessagesOnce } from './addMessages';

const FIRST_VIEW = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ '../../locales/en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ '../../locales/bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ '../../locales/fr.po'),
};

const ACCOUNT = {
  en: () => import(/* webpackChunkName: "account-messages-en-po" */ './account/locales/en.po'),
  bn: () => import(/* webpackChunkName: "account-messages-bn-po" */ './account/locales/bn.po'),
  fr: () => import(/* webpackChunkName: "account-messages-fr-po" */ './account/locales/fr.po'),
};

const DEFERRED = {
  en: () => import(/* webpackChunkName: "deferred-messages-en-po" */ './deferred/locales/en.po'),
  bn: () => import(/* webpackChunkName: "deferred-messages-bn-po" */ './deferred/locales/bn.po'),
  fr: () => import(/* webpackChunkName: "deferred-messages-fr-po" */ './deferred/locales/fr.po'),
};

/** Loads the messages of the first view: those of the shell and of the design system. */
export async function loadShellMessages(locale: Locale): Promise<Messages> {
  const [shell, contracts] = await Promise.all([
    FIRST_VIEW[locale](),
    loadDesignSystemMessages(locale),
  ]);
  return { ...contracts.messages, ...shell.messages };
}

/** Loads the messages of the login modal and the account pages when one of these opens. */
export const loadAccountMessages: LoadMessages = (locale) => ACCOUNT[locale]();

export const addAccountMessages = addMessagesOnce(loadAccountMessages);

/**
 * Loads the messages of footer, newsletter, support and consent. Like their code, these messages
 * load after the first view.
 */
export const loadDeferredMessages: LoadMessages = (locale) => DEFERRED[locale]();

export const addDeferredMessages = addMessagesOnce(loadDeferredMessages);
