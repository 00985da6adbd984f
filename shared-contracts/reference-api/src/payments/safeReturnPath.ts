const ANYWHERE = 'http://storefront.invalid';

/**
 * A path of the storefront, as it may stand in a redirect, or the fallback for anything else.
 * Browsers drop tabs and line breaks, read `\` as `/`, and fold dots before they look for a host:
 * what counts is where a URL parser ends up, not how the text begins.
 */
export function safeReturnPath(given: string | null | undefined, fallback: string): string {
  if (!given?.startsWith('/') || !URL.canParse(given, ANYWHERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(given, ANYWHERE);
  if (origin !== ANYWHERE || pathname.startsWith('//')) return fallback;
  return `${pathname}${search}${hash}`;
}
