/** A text on one line, without what could move a terminal's cursor, recolour it or turn it around. */
export function printable(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) =>
    // Joiners are part of Bangla writing.
    character === '\u200c' || character === '\u200d' ? character : '\ufffd',
  );
}
