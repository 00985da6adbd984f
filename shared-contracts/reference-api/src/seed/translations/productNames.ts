import type { Translations } from '../../database/translations';
import { translateAmount } from './translations';

/** English names of what is listed by its Bangla one alone, by handle. */
const englishNames: Record<string, string> = {
  'date-molasses-patali': 'Date Molasses, Patali',
  'ice-apple': 'Ice Apple, 12 pieces',
  'nakshi-kantha-wall-piece': 'Nakshi Kantha Wall Piece',
  'seven-bhorta-platter': 'Seven Bhorta Platter',
};

/** `Dried Fish (শুঁটকি)` in English alone. */
export const withoutBangla = (name: string) =>
  name.replace(/\s*\([^)]*\p{Script=Bengali}[^)]*\)/u, '');

interface ProductNames {
  name: string;
  nameTranslations: Translations;
}

const LISTED = /^([^(]*?)\s*\(([^)]*\p{Script=Bengali}[^)]*)\)(?:,\s*(.*))?$/u;

/**
 * The names of a listed product: `Spinach (পালং শাক), 2 bundles` is `Spinach, 2 bundles` and, in Bangla,
 * `পালং শাক, ২ আঁটি`.
 */
export function productNames(listed: string, handle: string): ProductNames {
  const english = englishNames[handle];
  if (english) return { name: english, nameTranslations: { bn: listed } };
  const [, name, bangla, amount] = LISTED.exec(listed) ?? [];
  if (!name || !bangla) return { name: listed, nameTranslations: {} };
  if (!amount) return { name, nameTranslations: { bn: bangla } };
  const bn = [bangla, translateAmount(amount)?.bn].filter(Boolean).join(', ');
  return { name: `${name}, ${amount}`, nameTranslations: { bn } };
}
