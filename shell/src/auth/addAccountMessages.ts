import type { I18n } from '@marketplace/contracts/i18n';
import { isLocale } from '@marketplace/contracts/i18n/locale';
import { addMessages } from '../composition/addMessages';
import { loadAccountMessages } from './loadAccountMessages';

const added = new WeakSet<I18n>();

/** Brings the texts of login modal and account pages to the page, once. */
export async function addAccountMessages(i18n: I18n): Promise<void> {
  const { locale } = i18n;
  if (added.has(i18n) || !isLocale(locale)) return;
  const { messages } = await loadAccountMessages(locale);
  addMessages(i18n, locale, messages);
  added.add(i18n);
}
