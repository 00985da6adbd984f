import { toLatinDigits } from '@marketplace/contracts/api/phoneNumbers';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';

/** Names of the market that `npm start` shows, in the order of its settings. */
export const DEFAULT_BRAND_NAMES: readonly string[] = [
  defaultMarketConfig.brandName,
  defaultMarketConfig.banglaBrandName ?? '',
  defaultMarketConfig.brandSlug,
];

/** Letters besides those of the name that make a password of its own. */
const FEWEST_LETTERS = 4;

/** Characters that are written for each other. */
const LOOKALIKES = ['a4@', 'b8', 'e3', 'g69', 'i1l!|', 'o0', 's5$', 't7+', 'z2'];

/**
 * True for one of the shop's names with a few letters, and whatever digits and signs: also in Bangla, turned
 * round, with digits for letters, or with signs between them.
 * @param names as a market's settings have them
 */
export function isMadeOfShop(password: string, names: readonly string[]): boolean {
  const patterns = names.flatMap(spellingsOf).filter((pattern) => pattern !== '');
  if (patterns.length === 0) return false;
  const written = fold(password);
  const rest = written.replace(new RegExp(patterns.join('|'), 'gu'), '');
  return rest !== written && rest.replace(/\P{L}/gu, '').length < FEWEST_LETTERS;
}

/** Small letters without accents, and Latin digits; vowel signs of Bangla stay. */
const fold = (text: string) =>
  toLatinDigits(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  );

/** Patterns of a name, forwards and backwards: by code point, and by what is seen as one letter. */
function spellingsOf(name: string): string[] {
  const word = fold(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const seen = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  return [[...word], [...word].reverse(), [...seen.reverse().join('')]].map((characters) =>
    characters.map(lookalikesOf).join('[^\\p{L}\\p{M}\\p{N}]*'),
  );
}

/** A letter, mark or digit, none of which means anything else in a pattern. */
function lookalikesOf(character: string): string {
  const alike = LOOKALIKES.find((group) => group.includes(character));
  return alike ? `[${alike}]` : character;
}
