import type { I18n, Messages } from '@marketplace/contracts/i18n';

/**
 * Adds a package's texts to the page's. What is there stays: two packages may translate one text in
 * two ways, and a page must read the same on the server, which has all texts, and in the browser.
 */
export function addMessages(i18n: I18n, messages: Messages): void {
  // Not by `load`, which renders the whole page again: whatever it shows has its texts already.
  Object.assign(i18n.messages, { ...messages, ...i18n.messages });
}
