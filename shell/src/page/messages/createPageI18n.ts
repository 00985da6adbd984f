import { type I18n, type Messages, setupI18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';

/**
 * One instance per page: a server process renders several languages at once. An earlier group wins over
 * a later one, as in `addMessages` in the browser.
 */
export function createPageI18n(locale: Locale, messageGroups: Messages[]): I18n {
  return setupI18n({
    locale,
    messages: { [locale]: Object.assign({}, ...messageGroups.toReversed()) },
  });
}
