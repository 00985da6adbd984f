/** Values as schemas accept them in params and queries. */
export type UrlValues = Record<string, unknown>;

/**
 * The URL of a call; repeated query keys for lists, nothing for `undefined` and `null`.
 * `undefined` when a path value is empty or would climb the path: nothing can be there.
 */
export function buildUrl(
  baseUrl: string,
  path: string,
  params: UrlValues = {},
  query: UrlValues = {},
): string | undefined {
  let isReachable = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    // Browsers and proxies resolve `..` even when it is percent-encoded.
    if (value === '' || value === '.' || value === '..') isReachable = false;
    return encodeURIComponent(value);
  });
  if (!isReachable) return undefined;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each));
    }
  }
  const queryString = search.toString();
  return `${baseUrl}${filled}${queryString === '' ? '' : `?${queryString}`}`;
}
