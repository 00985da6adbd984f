import { cutText } from '@marketplace/contracts/i18n/graphemes';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Converts an HTML description to text, and cuts a long text at the end of a word. Cuts inside a
 * word only if the word exceeds the limit.
 * @param longest maximum number of characters; by default, the number that search engines show
 */
export function plainText(html: string, longest = 160): string {
  const text = html
    .replace(/<(script|style)\b.*?(?:<\/\1[^>]*>?|$)/gis, ' ')
    .replace(/<\/?(?:a|b|em|i|span|strong)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  const cut = cutText(text, longest);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
