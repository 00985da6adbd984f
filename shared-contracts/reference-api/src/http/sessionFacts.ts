/** The first that fits: most browsers name those they descend from as well. */
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
 * Browser and system out of a `User-Agent`, e.g. `Chrome, Android`: names of these lists alone, so that nobody
 * writes words of their own into another's list of sessions.
 */
export function deviceName(userAgent = ''): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return names.join(', ') || null;
}

/**
 * A network without its last part (`203.0.113.x`, `2001:db8:1:x`): enough to recognise one's own, and no
 * record of where a customer was.
 * @param network of `networkOf`
 */
export const coarseNetwork = (network: string): string | null =>
  /^(?:\d+\.){3}|^(?:[\da-f]+:){3}/.exec(network)?.[0].concat('x') ?? null;
