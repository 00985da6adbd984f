/** Values of path parameters and query keys. */
export type UrlValues = Record<string, unknown>;

/**
 * Builds the URL of a call. A list repeats its query key for each item; `undefined` and `null` are
 * left out.
 * @returns `undefined` if a path value is empty or would leave its path segment, because the API
 * has no such path
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
