import { localDigits } from './localDigits';
import type { Locale } from './locale';

/** Ends of groups: by thousands, in Bangla by lakh and crore above them. */
const GROUPS: Record<Locale, [end: RegExp, separator: string]> = {
  en: [/\B(?=(\d{3})+$)/g, ','],
  bn: [/\B(?=(\d{2})*\d{3}$)/g, ','],
  fr: [/\B(?=(\d{3})+$)/g, '\u202f'],
};

/** A whole number as the language groups and writes it: `1,234`, `১,২৩৪`. It reads no locale data of the machine. */
export function formatCount(count: number, locale: Locale): string {
  const [end, separator] = GROUPS[locale];
  return localDigits(String(count).replace(end, separator), locale);
}
