const MOST_CHARACTERS = 300;

/** Patterns of personal data that an error's text may quote, each with its replacement. */
const PERSONAL: readonly [RegExp, string][] = [
  [/[?#][^\s"'<>)]*/g, '?…'],
  [/[^\s"'<>(),:;=]+@[^\s"'<>(),:;=]+/g, '[e-mail]'],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, '[id]'],
  // Numbers of phones, cards and codes, in Latin and in Bangla digits.
  [/\+?[\d০-৯](?:[\s-]?[\d০-৯]){5,}/g, '[number]'],
  [/[\w-]{24,}/g, '[token]'],
];

/** Masks personal data in the text of an error, and cuts the text to 300 characters. */
export function maskPersonal(text: string): string {
  // First cuts a very long text to four times the final length, so that this cut divides no data
  // that stays in the result.
  const start = text.slice(0, 4 * MOST_CHARACTERS);
  const masked = PERSONAL.reduce((done, [pattern, mask]) => done.replace(pattern, mask), start);
  return masked.slice(0, MOST_CHARACTERS);
}
