import type { Locale } from './locale';

const BANGLA = /[\u0980-\u09FF]/g;
const LATIN = /[A-Za-z\u00C0-\u024F]/g;
/** Nearly every French sentence has one, and hardly any English one. */
const FRENCH = /[àâçèéêëîïôùûœ]/i;

/**
 * Language of a text that somebody wrote, for `lang` (WCAG 3.1.2): that of the script it is mostly in, for
 * nobody says which it is. Latin letters count as English, on a French page as French where they have accents.
 * A text whose language the host names needs none of this (decision note 070).
 *
 * @param text plain text, without tags
 * @returns `undefined` where it is the page's, and without letters
 */
export function otherLanguageOf(text: string, pageLanguage: string): Locale | undefined {
  const bangla = text.match(BANGLA)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  if (bangla + latin === 0) return undefined;
  const latinLanguage = pageLanguage === 'fr' && FRENCH.test(text) ? 'fr' : 'en';
  const language = bangla >= latin ? 'bn' : latinLanguage;
  return language === pageLanguage ? undefined : language;
}
