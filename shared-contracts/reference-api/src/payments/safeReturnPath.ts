const ANYWHERE = 'http://storefront.invalid';

/**
 * A storefront path that is safe in a redirect, or the fallback. Browsers drop tabs and line
 * breaks, read `\` as `/`, and fold dots before they look for a host, so the check parses the URL
 * instead of looking at the text's beginning.
 */
export function safeReturnPath(given: string | null | undefined, fallback: string): string {
  if (!given?.startsWith('/') || !URL.canParse(given, ANYWHERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(given, ANYWHERE);
  if (origin !== ANYWHERE || pathname.startsWith('//')) return fallback;
  return `${pathname}${search}${hash}`;
}
