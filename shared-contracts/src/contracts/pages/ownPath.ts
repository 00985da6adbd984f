/** Only its host matters: paths are read against it. */
export const OWN_ORIGIN = 'https://storefront.invalid';

/**
 * Path, query and fragment of a page of this shop, read as a browser reads them; `undefined` for all
 * that would lead to another host or run a script: `//elsewhere`, `/\elsewhere`, `javascript:`.
 *
 * @param value from a cookie, a storage, an event or a menu
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  if (!URL.canParse(value, OWN_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, OWN_ORIGIN);
  // A path that starts with two slashes would name another host when it is read again.
  const isOwn = origin === OWN_ORIGIN && !pathname.startsWith('//');
  return isOwn ? pathname + search + hash : undefined;
}
