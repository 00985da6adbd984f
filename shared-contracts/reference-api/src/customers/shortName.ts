const MOST_CHARACTERS = 16;
/** Joiners within Bangla words are no letters and change how letters look. */
const NO_LETTERS = /[^\p{L}\p{M}\u200c\u200d]+/gu;

/**
 * A name as a text message can carry it: letters and single spaces, cut to sixteen characters. No
 * digit that could pass for a code, no address, no sentence.
 */
export function shortName(fullName: string): string {
  const name = fullName.normalize('NFC').replace(NO_LETTERS, ' ').trim();
  if (name.length === 0) return '?';
  if (name.length <= MOST_CHARACTERS) return name;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (short.length + segment.length >= MOST_CHARACTERS) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
}
