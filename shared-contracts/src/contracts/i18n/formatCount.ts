import { localDigits } from './localDigits';
import type { Locale } from './locale';

/** Ends and separators of digit groups: thousands, and in Bangla lakh and crore above them. */
const GROUPS: Record<Locale, [end: RegExp, separator: string]> = {
  en: [/\B(?=(\d{3})+$)/g, ','],
  bn: [/\B(?=(\d{2})*\d{3}$)/g, ','],
  fr: [/\B(?=(\d{3})+$)/g, '\u202f'],
};

/** Formats a whole number in a language: `1,234`, `১,২৩৪`. Uses no locale data of the machine. */
export function formatCount(count: number, locale: Locale): string {
  const [end, separator] = GROUPS[locale];
  return localDigits(String(count).replace(end, separator), locale);
}
