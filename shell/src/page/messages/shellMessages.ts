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

/** Messages of the first view: the shell's own and those of the design system. */
export async function loadShellMessages(locale: Locale): Promise<Messages> {
  const [shell, contracts] = await Promise.all([
    FIRST_VIEW[locale](),
    loadDesignSystemMessages(locale),
  ]);
  return { ...contracts.messages, ...shell.messages };
}

/** Messages of login modal and account pages, loaded with them. */
export const loadAccountMessages: LoadMessages = (locale) => ACCOUNT[locale]();

export const addAccountMessages = addMessagesOnce(loadAccountMessages);

/** Messages of footer, newsletter, support and consent, whose code is deferred as well. */
export const loadDeferredMessages: LoadMessages = (locale) => DEFERRED[locale]();

export const addDeferredMessages = addMessagesOnce(loadDeferredMessages);
