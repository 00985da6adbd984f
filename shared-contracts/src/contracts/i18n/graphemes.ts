/**
 * A grapheme: what readers see as one letter. Bangla letters carry marks. A hasanta (U+09CD) joins
 * the letters before and after it into one conjunct, even if marks follow it. An emoji has
 * modifiers and joiners. `Intl.Segmenter` cannot be used: it is missing in Firefox before 125, and
 * splits conjuncts in older Chromiums.
 */
const GRAPHEME =
  /(?:\r\n|\p{RI}{2}|.)(?:\u09cd(?:(?!\u200c)[\p{Gr_Ext}\u200d])*\p{sc=Beng}|\u200d\p{ExtPict}|[\p{M}\p{EMod}\u200c\u200d])*/gsu;

/**
 * The end of the grapheme in which an index lies; the index itself if a grapheme ends there, and
 * the end of the text if the index is beyond it.
 */
export function graphemeEnd(text: string, index: number): number {
  let end = 0;
  for (const [grapheme] of text.matchAll(GRAPHEME)) {
    if (end >= index) break;
    end += grapheme.length;
  }
  return end;
}

/** Cuts a text to at most `longest` characters. The cut is between two graphemes. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let cut = '';
  // Reads two characters beyond the limit, to see whether the last grapheme ends at the limit.
  for (const [grapheme] of text.slice(0, longest + 2).matchAll(GRAPHEME)) {
    if (cut.length + grapheme.length > longest) break;
    cut += grapheme;
  }
  return cut;
}

/**
 * Cuts a text that is longer than `longest` characters, and ends it with an ellipsis. The result
 * has at most `longest` characters.
 */
export const shorten = (text: string, longest: number): string =>
  text.length <= longest ? text : `${cutText(text, longest - 1).trimEnd()}…`;
