import type { Locale } from './locale';

const BANGLA = /[\u0980-\u09FF]/g;
const LATIN = /[A-Za-z\u00C0-\u024F]/g;
/** Nearly every French sentence has one of these letters, and hardly any English sentence does. */
const FRENCH = /[àâçèéêëîïôùûœ]/i;

/**
 * Language of a text that a person wrote, for the attribute `lang` (WCAG 3.1.2). The author does
 * not state the language, so the script of most letters decides: Bangla letters (at least half)
 * mean Bangla; Latin letters mean English, or French if some have accents and the page is French.
 * Not for texts whose language the API names (decision 070).
 * @param text plain text, without tags
 * @returns `undefined` if it is the page's language, or if the text has no letters
 */
export function otherLanguageOf(text: string, pageLanguage: string): Locale | undefined {
  const bangla = text.match(BANGLA)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  if (bangla + latin === 0) return undefined;
  const latinLanguage = pageLanguage === 'fr' && FRENCH.test(text) ? 'fr' : 'en';
  const language = bangla >= latin ? 'bn' : latinLanguage;
  return language === pageLanguage ? undefined : language;
}
