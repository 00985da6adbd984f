const ANYWHERE = 'http://storefront.invalid';

/**
 * Returns a storefront path if a redirect to it is safe, else the fallback. Parses the URL, because
 * its beginning proves nothing: browsers drop tabs and line breaks, read `\` as `/`, and resolve
 * dots before they look for a host.
 */
export function safeReturnPath(given: string | null | undefined, fallback: string): string {
  if (!given?.startsWith('/') || !URL.canParse(given, ANYWHERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(given, ANYWHERE);
  if (origin !== ANYWHERE || pathname.startsWith('//')) return fallback;
  return `${pathname}${search}${hash}`;
}
