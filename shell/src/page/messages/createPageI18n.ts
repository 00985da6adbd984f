import { type I18n, type Messages, setupI18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';

/**
 * One instance per page, because a server process renders several languages at the same time. An
 * earlier group wins over a later one, as in `addMessages`.
 */
export function createPageI18n(locale: Locale, messageGroups: Messages[]): I18n {
  return setupI18n({
    locale,
    messages: { [locale]: Object.assign({}, ...messageGroups.toReversed()) },
  });
}
