import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { spellBangla, spellEnglish, spellFrench } from './spellNumber';

const SENTENCES: Readonly<Record<Locale, (taka: number, paisa: number) => string>> = {
  en: (taka, paisa) =>
    `${spellEnglish(taka)} taka${paisa > 0 ? ` and ${spellEnglish(paisa)} paisa` : ''} only`,
  bn: (taka, paisa) =>
    `${spellBangla(taka)} টাকা${paisa > 0 ? ` ${spellBangla(paisa)} পয়সা` : ''} মাত্র`,
  fr: (taka, paisa) => `${french(taka, 'taka')}${paisa > 0 ? ` et ${french(paisa, 'paisa')}` : ''}`,
};

/** Writes a French amount. The word `de` follows whole millions, as in "un million de takas". */
function french(number: number, unit: string): string {
  const link = number >= 1e6 && number % 1e6 === 0 ? ' de' : '';
  return `${spellFrench(number)}${link} ${unit}${number > 1 ? 's' : ''}`;
}

/**
 * Writes an amount in words, as invoices and cheques do, so that nobody can alter the amount on
 * paper.
 * @param taka an amount in taka, 0 or more
 */
export function amountInWords(taka: number, locale: Locale): string {
  const paisa = toPaisa(taka);
  const words = SENTENCES[locale](Math.floor(paisa / 100), paisa % 100);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
