/**
 * Patterns and names of browsers. More specific patterns come first, because a `User-Agent` also
 * names the browsers from which its browser is derived.
 */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Reads browser and system from a `User-Agent`, as in `Chrome, Android`. Returns only names from
 * `BROWSERS` and `SYSTEMS`, so that nobody can put other text into a customer's list of sessions.
 */
export function deviceName(userAgent = ''): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return names.join(', ') || null;
}

/**
 * Replaces the last part of a network address by `x` (`203.0.113.x`, `2001:db8:1:x`). Customers can
 * still recognise their networks, but the list of sessions does not reveal where a customer was.
 * @param network network address from `networkOf`
 */
export const coarseNetwork = (network: string): string | null =>
  /^(?:\d+\.){3}|^(?:[\da-f]+:){3}/.exec(network)?.[0].concat('x') ?? null;
