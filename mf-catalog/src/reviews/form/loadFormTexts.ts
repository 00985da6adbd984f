import type { I18n } from '@marketplace/contracts/i18n';
import { isLocale } from '@marketplace/contracts/i18n/locale';

const added = new WeakSet<I18n>();

/** Brings the texts of the form to the page, once; apart from those that every page carries. */
export async function loadFormTexts(i18n: I18n): Promise<void> {
  const { locale } = i18n;
  if (added.has(i18n) || !isLocale(locale)) return;
  const { messages } = await import(
    /* webpackChunkName: "review-messages-[request]" */ `./locales/${locale}.po`
  );
  // What is there stays: a text reads the same on the whole page.
  i18n.load(locale, { ...messages, ...i18n.messages });
  added.add(i18n);
}
