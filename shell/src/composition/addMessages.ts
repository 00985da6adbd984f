import type { I18n, Messages } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';

/**
 * Adds a package's texts to the page's. What is there stays: two packages may translate one text in
 * two ways, and a page must read the same on the server, which has all texts, and in the browser.
 */
export function addMessages(i18n: I18n, locale: Locale, messages: Messages): void {
  i18n.load(locale, { ...messages, ...i18n.messages });
}
