const DEFAULT = 'http://127.0.0.1:4000';

const isAddress = (text: string) =>
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol) &&
  new URL(text).search + new URL(text).hash === '';

/**
 * Reads the addresses of the API's hosts, separated by commas.
 * @returns addresses without a trailing slash, at least one
 * @throws Error that names all invalid addresses
 */
export function readApiOrigins(text: string | undefined): [string, ...string[]] {
  const texts = (text || DEFAULT).split(',').map((each) => each.trim());
  const wrong = texts.filter((each) => !isAddress(each));
  if (wrong.length > 0) {
    const named = wrong.map((each) => `"${each}"`).join(' and ');
    const isOne = texts.length === 1;
    throw new Error(
      `API_ORIGIN ${isOne ? 'is' : 'holds'} ${named}; it must be ${isOne ? 'an address' : 'addresses with commas between them,'} such as https://api.example.com.`,
    );
  }
  const [first = DEFAULT, ...others] = new Set(texts.map((each) => each.replace(/\/$/, '')));
  const path = new URL(first).pathname;
  const differing = others.filter((other) => new URL(other).pathname !== path);
  if (differing.length === 0) return [first, ...others];
  throw new Error(
    `API_ORIGIN holds ${differing.map((each) => `"${each}"`).join(' and ')}; all its addresses must have the same path as ${first}.`,
  );
}
