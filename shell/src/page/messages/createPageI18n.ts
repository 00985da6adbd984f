import { type I18n, type Messages, setupI18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';

/**
 * Makes an `I18n` instance for pages in one language. Lingui's global instance has only one
 * language, but a server process renders pages in several languages at the same time. If several
 * groups contain the same id, the first group counts, as in `addMessages`.
 */
export function createPageI18n(locale: Locale, messageGroups: Messages[]): I18n {
  return setupI18n({
    locale,
    messages: { [locale]: Object.assign({}, ...[...messageGroups].reverse()) },
  });
}
