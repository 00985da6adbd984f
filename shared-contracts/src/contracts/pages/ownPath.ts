/** Base URL for parsing paths. No page is ever fetched from it. */
export const OWN_ORIGIN = 'https://storefront.invalid';

/**
 * Path, query and fragment of a page of this shop, parsed as a browser would parse them.
 * @param value from a cookie, a storage, an event or a menu
 * @returns `undefined` for a value that would lead to another host or run a script: `//elsewhere`,
 * `/\elsewhere`, `javascript:`
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  if (!URL.canParse(value, OWN_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, OWN_ORIGIN);
  // A path with two leading slashes would name another host when it is parsed again.
  const isOwn = origin === OWN_ORIGIN && !pathname.startsWith('//');
  return isOwn ? pathname + search + hash : undefined;
}
