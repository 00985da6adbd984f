/** Adults read 180 to 240 words per minute, on a phone closer to 180. */
const WORDS_A_MINUTE = 200;

/** Reading time of an HTML article in minutes, at least 1. Markup is not counted. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
