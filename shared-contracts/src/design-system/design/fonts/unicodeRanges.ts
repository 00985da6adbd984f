/** First and last code point, both included. */
export type UnicodeRange = readonly [first: number, last: number];

/** English and French, with the punctuation, arrows and signs that texts here use. */
export const latinRanges: readonly UnicodeRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** ৳ alone: every page shows prices, and must not fetch all of Bangla for one sign. */
export const takaSign: UnicodeRange = [0x9f3, 0x9f3];

/** The Bengali block without the taka sign, with danda, joiners and the dotted circle. */
export const banglaRanges: readonly UnicodeRange[] = [
  [0x964, 0x965],
  [0x980, 0x9f2],
  [0x9f4, 0x9fe],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
];

/** As CSS writes it: `U+20-7E, U+A0-FF`. */
export function unicodeRangeCss(ranges: readonly UnicodeRange[]): string {
  return ranges
    .map(([first, last]) =>
      first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
    )
    .join(',');
}
