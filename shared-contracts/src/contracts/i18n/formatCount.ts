import { localDigits } from './localDigits';
import type { Locale } from './locale';

/**
 * For each language, where a group of digits ends and which character follows. Groups are
 * thousands, and in Bangla lakh and crore above them.
 */
const GROUPS: Record<Locale, [end: RegExp, separator: string]> = {
  en: [/\B(?=(\d{3})+$)/g, ','],
  bn: [/\B(?=(\d{2})*\d{3}$)/g, ','],
  fr: [/\B(?=(\d{3})+$)/g, '\u202f'],
};

/**
 * Formats a whole number in a language, e.g. `1,234` or `১,২৩৪`. Does not use the machine's locale
 * data.
 */
export function formatCount(count: number, locale: Locale): string {
  const [end, separator] = GROUPS[locale];
  return localDigits(String(count).replace(end, separator), locale);
}
