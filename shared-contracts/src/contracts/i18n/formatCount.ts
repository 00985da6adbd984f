import { localDigits } from './localDigits';
import type { Locale } from './locale';

/**
 * For each language, the places where a group of digits ends, and the separator after the group.
 * Groups are thousands; in Bangla, the groups above the thousands are lakh and crore.
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
