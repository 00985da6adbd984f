interface TextPart {
  text: string;
  isHit: boolean;
}

/**
 * Splits a name into parts. A part is a hit if it begins a word and equals a word that was typed.
 */
export function splitHits(name: string, typed: string): TextPart[] {
  const words = typed
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    // Longest word first, because the pattern takes the first alternative that matches.
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  if (words.length === 0) return [{ text: name, isHit: false }];
  const begun = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${words.join('|')})`, 'giu');
  return name
    .normalize('NFC')
    .split(begun)
    .map((text, i) => ({ text, isHit: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
