import type { Messages } from '@marketplace/contracts/i18n';
import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { loadDesignSystemMessages } from '@marketplace/contracts/locales/loadDesignSystemMessages';
import { addMessagesOnce } from './addMessages';

/** Messages of the first view: the shell's own and those of the design system. */
export async function loadShellMessages(locale: Locale): Promise<Messages> {
  const [shell, contracts] = await Promise.all([
    import(/* webpackChunkName: "messages-[request]" */ `../../locales/${locale}.po`),
    loadDesignSystemMessages(locale),
  ]);
  return { ...contracts.messages, ...shell.messages };
}

/** Messages of login modal and account pages, loaded with them. */
export const loadAccountMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "account-messages-[request]" */ `./account/locales/${locale}.po`);

export const addAccountMessages = addMessagesOnce(loadAccountMessages);

/** Messages of footer, newsletter, support and notices, whose code is deferred as well. */
export const loadDeferredMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "deferred-messages-[request]" */ `./deferred/locales/${locale}.po`);

export const addDeferredMessages = addMessagesOnce(loadDeferredMessages);
