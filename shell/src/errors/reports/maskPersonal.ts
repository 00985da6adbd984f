const MOST_CHARACTERS = 300;

/** What a text of an error may quote from a visitor or a session, and what stands in its place. */
const PERSONAL: readonly [RegExp, string][] = [
  [/[?#][^\s"'<>)]*/g, '?…'],
  [/[^\s"'<>(),:;=]+@[^\s"'<>(),:;=]+/g, '[e-mail]'],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, '[id]'],
  // Numbers of phones, cards and codes, in Latin and in Bangla digits.
  [/\+?[\d০-৯](?:[\s-]?[\d০-৯]){5,}/g, '[number]'],
  [/[\w-]{24,}/g, '[token]'],
];

/** The text of an error, cut to 300 characters, without what may be a visitor's own. */
export function maskPersonal(text: string): string {
  // Long enough that nothing is cut in two before it is found.
  const start = text.slice(0, 4 * MOST_CHARACTERS);
  const masked = PERSONAL.reduce((done, [pattern, mask]) => done.replace(pattern, mask), start);
  return masked.slice(0, MOST_CHARACTERS);
}
