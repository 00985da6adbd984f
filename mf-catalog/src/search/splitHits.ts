import { graphemeEnd } from '@marketplace/contracts/i18n/graphemes';

interface TextPart {
  text: string;
  isHit: boolean;
}

/**
 * Splits a name into parts. A part is a hit if it begins a word of the name and equals a typed
 * word. A hit ends with a whole grapheme, because a combining mark without its letter is drawn on a
 * dotted circle.
 */
export function splitHits(fullName: string, typed: string): TextPart[] {
  const name = fullName.normalize('NFC');
  const words = typed
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    // Longest word first, because the pattern takes the first alternative that matches.
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  if (words.length === 0) return [{ text: name, isHit: false }];
  const begun = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}\\u200c\\u200d])(?:${words.join('|')})`, 'giu');
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: hit } of name.matchAll(begun)) {
    const start = Math.max(end, index);
    parts.push({ text: name.slice(end, start), isHit: false });
    end = graphemeEnd(name, index + hit.length);
    parts.push({ text: name.slice(start, end), isHit: true });
  }
  parts.push({ text: name.slice(end), isHit: false });
  return parts.filter(({ text }) => text !== '');
}
