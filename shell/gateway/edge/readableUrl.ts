/** Matches a percent sign that does not begin a percent escape. */
const STRAY = /%(?![0-9a-f]{2})/gi;

/**
 * Escapes stray percent signs in a URL. So `/product/100%-cotton` names a missing product instead
 * of being an invalid URL.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  return [readablePath(path.replace(STRAY, '%25')), ...query].join('?');
}

function readablePath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    // The escapes are not valid UTF-8, so every percent sign is escaped.
    return path.replaceAll('%', '%25');
  }
}
