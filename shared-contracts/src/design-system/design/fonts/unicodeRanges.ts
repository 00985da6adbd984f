/** First and last code point, inclusive. */
export type UnicodeRange = readonly [first: number, last: number];

/** The Bengali block with the taka sign, danda, joiners and the dotted circle. */
export const banglaRanges: readonly UnicodeRange[] = [
  [0x964, 0x965],
  [0x980, 0x9fe],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
];

/** All characters of the ranges as one text. */
export function charactersIn(ranges: readonly UnicodeRange[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

/** Writes the ranges in CSS syntax, e.g. `U+20-7e,U+a0-ff`. */
export function unicodeRangeCss(ranges: readonly UnicodeRange[]): string {
  return ranges
    .map(([first, last]) =>
      first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
    )
    .join(',');
}
