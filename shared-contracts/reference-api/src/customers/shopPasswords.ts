import { toLatinDigits } from '@marketplace/contracts/api/typedText';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';

/** Names of the market that `npm start` shows, in the sequence of its settings. */
export const DEFAULT_BRAND_NAMES: readonly string[] = [
  defaultMarketConfig.brandName,
  defaultMarketConfig.banglaBrandName ?? '',
  defaultMarketConfig.brandSlug,
];

/** A password is accepted if at least this many letters are left without the shop's names. */
const FEWEST_LETTERS = 4;

/** Characters that people write instead of each other. */
const LOOKALIKES = ['a4@', 'b8', 'e3', 'g69', 'i1l!|', 'o0', 's5$', 't7+', 'z2'];

/**
 * True if a password is one of the shop's names with only a few letters, digits or signs added. The
 * name may also be in Bangla, reversed, or written with look-alike digits or signs.
 * @param names from the market's settings
 */
export function isMadeOfShop(password: string, names: readonly string[]): boolean {
  const patterns = names.flatMap(spellingsOf).filter((pattern) => pattern !== '');
  if (patterns.length === 0) return false;
  const written = fold(password);
  const rest = written.replace(new RegExp(patterns.join('|'), 'gu'), '');
  return rest !== written && rest.replace(/\P{L}/gu, '').length < FEWEST_LETTERS;
}

/** Changes letters to lower case without accents, and digits to Latin; Bangla vowel signs stay. */
const fold = (text: string) =>
  toLatinDigits(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  );

/** Patterns that match a name as it is, reversed by code point, and reversed by grapheme. */
function spellingsOf(name: string): string[] {
  const word = fold(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const seen = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  return [[...word], [...word].reverse(), [...seen.reverse().join('')]].map((characters) =>
    characters.map(lookalikesOf).join('[^\\p{L}\\p{M}\\p{N}]*'),
  );
}

/**
 * Returns a pattern for a character and its look-alikes. The character is a letter, mark or digit,
 * so it has no special meaning in a pattern.
 */
function lookalikesOf(character: string): string {
  const alike = LOOKALIKES.find((group) => group.includes(character));
  return alike ? `[${alike}]` : character;
}
