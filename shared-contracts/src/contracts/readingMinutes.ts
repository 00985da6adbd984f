/** Adults read 180 to 240 words a minute, on a phone closer to 180. */
const WORDS_A_MINUTE = 200;

/**
 * Reading time of an article in HTML, in minutes, at least 1.
 * Markup does not count.
 */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
