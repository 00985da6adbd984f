import type { I18n, Messages } from '@marketplace/contracts/i18n';
import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import { isLocale } from '@marketplace/contracts/i18n/locale';

/**
 * Adds messages to the page. If an id exists already, its message stays: two packages may translate
 * the same id differently, but server and browser must show the same text.
 */
export function addMessages(i18n: I18n, messages: Messages): void {
  // Does not call Lingui's `load`, which would render the whole page again. That is not needed,
  // because all visible texts already have their messages.
  Object.assign(i18n.messages, { ...messages, ...i18n.messages });
}

/**
 * @returns a function that adds a group of the shell's messages to a page once; after a failure,
 * the next call tries again
 */
export function addMessagesOnce(loadMessages: LoadMessages): (i18n: I18n) => Promise<void> {
  const added = new WeakSet<I18n>();
  return async (i18n) => {
    const { locale } = i18n;
    if (added.has(i18n) || !isLocale(locale)) return;
    const { messages } = await loadMessages(locale);
    addMessages(i18n, messages);
    added.add(i18n);
  };
}
