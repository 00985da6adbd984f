/** Base URL for parsing paths. No page is ever fetched from it. */
export const OWN_ORIGIN = 'https://storefront.invalid';

/**
 * Parses a URL. Does not use `URL.canParse`, because Chromium 109 lacks it.
 * @returns `undefined` if the URL is invalid
 */
export function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/**
 * Path, query and fragment of a page of this shop, parsed as a browser would parse them.
 * @param value value from a cookie, a storage, an event or a menu
 * @returns `undefined` for a value that does not begin with a slash, e.g. `javascript:`, or that
 * leads to another host: `//elsewhere`, `/\elsewhere`
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = parseUrl(value, OWN_ORIGIN);
  if (!url) return undefined;
  const { origin, pathname, search, hash } = url;
  // A path with two leading slashes would name another host when it is parsed again.
  const isOwn = origin === OWN_ORIGIN && !pathname.startsWith('//');
  return isOwn ? pathname + search + hash : undefined;
}
