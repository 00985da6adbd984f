import { BANGLA, ENGLISH_ONES, ENGLISH_TENS, FRENCH_ONES, FRENCH_TENS } from './numberWords';

const at = (words: readonly string[], index: number) => words[index] ?? '';
const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** Spells a whole number in English, with the South Asian units crore and lakh. */
export const spellEnglish = (number: number): string =>
  spellSouthAsian(number, englishBelow100, ['crore', 'lakh', 'thousand', 'hundred']);

/** Spells a whole number in Bangla. */
export const spellBangla = (number: number): string =>
  spellSouthAsian(number, (each) => at(BANGLA, each), ['কোটি', 'লাখ', 'হাজার', 'শত']);

function spellSouthAsian(
  number: number,
  below100: (number: number) => string,
  [crore, lakh, thousand, hundred]: readonly [string, string, string, string],
): string {
  if (number < 100) return below100(number);
  const spell = (part: number, unit: string) =>
    part > 0 ? `${spellSouthAsian(part, below100, [crore, lakh, thousand, hundred])} ${unit}` : '';
  const rest = number % 100;
  return joined([
    spell(Math.floor(number / 10_000_000), crore),
    spell(Math.floor(number / 100_000) % 100, lakh),
    spell(Math.floor(number / 1000) % 100, thousand),
    spell(Math.floor(number / 100) % 10, hundred),
    rest > 0 ? below100(rest) : '',
  ]);
}

function englishBelow100(number: number): string {
  if (number < 20) return at(ENGLISH_ONES, number);
  const tens = at(ENGLISH_TENS, Math.floor(number / 10) - 2);
  return number % 10 === 0 ? tens : `${tens}-${at(ENGLISH_ONES, number % 10)}`;
}

/** Spells a whole number in French. */
export function spellFrench(number: number): string {
  if (number < 1000) return frenchBelow1000(number);
  const noun = (part: number, name: string) =>
    part > 0 ? `${frenchBelow1000(part)} ${name}${part > 1 ? 's' : ''}` : '';
  const thousands = Math.floor(number / 1000) % 1000;
  const rest = number % 1000;
  return joined([
    noun(Math.floor(number / 1e9), 'milliard'),
    noun(Math.floor(number / 1e6) % 1000, 'million'),
    thousands > 1 ? `${frenchBelow1000(thousands).replace(/(cent|vingt)s$/, '$1')} mille` : '',
    thousands === 1 ? 'mille' : '',
    rest > 0 ? frenchBelow1000(rest) : '',
  ]);
}

/**
 * Spells a number below 1000. `cent` has an s only in round hundreds from 200, as in "deux cents".
 */
function frenchBelow1000(number: number): string {
  const hundreds = Math.floor(number / 100);
  if (hundreds === 0) return frenchBelow100(number);
  const rest = number % 100;
  const hundred = `cent${hundreds > 1 && rest === 0 ? 's' : ''}`;
  return joined([
    hundreds > 1 ? at(FRENCH_ONES, hundreds) : '',
    hundred,
    rest > 0 ? frenchBelow100(rest) : '',
  ]);
}

function frenchBelow100(number: number): string {
  if (number < 20) return at(FRENCH_ONES, number);
  const ten = Math.floor(number / 10);
  const tens = at(FRENCH_TENS, ten - 2);
  const over = (number % 10) + (ten === 7 || ten === 9 ? 10 : 0);
  if (over === 0) return ten === 8 ? 'quatre-vingts' : tens;
  const isJoinedByEt = (over === 1 || over === 11) && ten < 8;
  return isJoinedByEt ? `${tens} et ${at(FRENCH_ONES, over)}` : `${tens}-${at(FRENCH_ONES, over)}`;
}
