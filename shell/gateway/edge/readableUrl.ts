/** A percent sign that is no escape. */
const STRAY = /%(?![0-9a-f]{2})/gi;

/**
 * The address of a request with its percent signs escaped where they escape nothing: `/product/100%-cotton`
 * is a product that is not there, as any other, and not an address that cannot be read.
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
    // Escapes of bytes that are no text, as of another encoding.
    return path.replaceAll('%', '%25');
  }
}
