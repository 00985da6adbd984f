/** A percent sign that begins no escape. */
const STRAY = /%(?![0-9a-f]{2})/gi;

/**
 * The address of a request with bare percent signs escaped: `/product/100%-cotton` then names a product that
 * does not exist, instead of an unreadable address.
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
    // Escapes of bytes that are not UTF-8.
    return path.replaceAll('%', '%25');
  }
}
