import { toLatinDigits } from '@marketplace/contracts/api/typedText';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';

/** Default values of the settings with the market's names, in the order of these settings. */
export const DEFAULT_BRAND_NAMES: readonly string[] = [
  defaultMarketConfig.brandName,
  defaultMarketConfig.banglaBrandName ?? '',
  defaultMarketConfig.brandSlug,
];

/** Minimum number of letters that a password must have besides the shop's names. */
const FEWEST_LETTERS = 4;

/** Groups of characters that look alike, so that people replace one by another. */
const LOOKALIKES = ['a4@', 'b8', 'e3', 'g69', 'i1l!|', 'o0', 's5$', 't7+', 'z2'];

/**
 * True if a password contains one of the shop's names, and fewer than `FEWEST_LETTERS` other
 * letters. Digits and signs do not count. The name may also be reversed, or written with look-alike
 * digits or signs.
 * @param names names of the shop, from the market's settings, of which one may be in Bangla
 */
export function isMadeOfShop(password: string, names: readonly string[]): boolean {
  const patterns = names.flatMap(spellingsOf).filter((pattern) => pattern !== '');
  if (patterns.length === 0) return false;
  const written = fold(password);
  const rest = written.replace(new RegExp(patterns.join('|'), 'gu'), '');
  return rest !== written && rest.replace(/\P{L}/gu, '').length < FEWEST_LETTERS;
}

/** Makes letters lower case without accents, and digits Latin. Keeps Bangla vowel signs. */
const fold = (text: string) =>
  toLatinDigits(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  );

/** Returns patterns for a name as it is, reversed by code point, and reversed by grapheme. */
function spellingsOf(name: string): string[] {
  const word = fold(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const seen = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  return [[...word], [...word].reverse(), [...seen.reverse().join('')]].map((characters) =>
    characters.map(lookalikesOf).join('[^\\p{L}\\p{M}\\p{N}]*'),
  );
}

/**
 * Returns a pattern for a character and its look-alikes. The character needs no escaping, because
 * it is a letter, mark or digit.
 */
function lookalikesOf(character: string): string {
  const alike = LOOKALIKES.find((group) => group.includes(character));
  return alike ? `[${alike}]` : character;
}
