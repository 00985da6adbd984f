const MOST_CHARACTERS = 300;

/** Patterns of personal data that an error's message may quote, with their replacements. */
const PERSONAL: readonly [RegExp, string][] = [
  [/[?#][^\s"'<>)]*/g, '?…'],
  [/[^\s"'<>(),:;=]+@[^\s"'<>(),:;=]+/g, '[e-mail]'],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, '[id]'],
  // Phone numbers, card numbers and codes, in Latin and in Bangla digits.
  [/\+?[\d০-৯](?:[\s-]?[\d০-৯]){5,}/g, '[number]'],
  [/[\w-]{24,}/g, '[token]'],
];

/** Masks personal data in the message of an error, and cuts the message to 300 characters. */
export function maskPersonal(text: string): string {
  // First shortens a very long text, to save time. What remains is four times as long as the
  // result, so that the cut cannot divide personal data in the result.
  const start = text.slice(0, 4 * MOST_CHARACTERS);
  const masked = PERSONAL.reduce((done, [pattern, mask]) => done.replace(pattern, mask), start);
  return masked.slice(0, MOST_CHARACTERS);
}
