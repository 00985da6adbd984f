interface TextPart {
  text: string;
  isHit: boolean;
}

/** Splits a name into parts, and marks beginnings of words that equal a typed word as hits. */
export function splitHits(name: string, typed: string): TextPart[] {
  const words = typed
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    // The longest word comes first, because a pattern takes the first alternative that matches.
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
