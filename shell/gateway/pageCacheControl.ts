import { ACCESS_TOKEN_COOKIE, readCookie } from '@marketplace/contracts/cookies';
import { isPersonalPath } from '@marketplace/contracts/pages/pageTable';

/**
 * `Cache-Control` of a page. It is decided by the path's owner and never by how the path ends:
 * `/orders/x.css` is a page of orders. A signed-in customer's pages are kept nowhere, so that Back
 * after signing out shows nothing of them; other pages are made anew for each visit, and only the
 * browser's own Back may show an old one.
 */
export function pageCacheControl(url: string, cookie = ''): string {
  const [path = ''] = url.split(/[?#;]/);
  const isPersonal = isPersonalPath(path) || Boolean(readCookie(cookie, ACCESS_TOKEN_COOKIE));
  return isPersonal ? 'private, no-store' : 'private, no-cache';
}
