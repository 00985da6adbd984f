import { ACCESS_TOKEN_COOKIE, readCookie } from '@marketplace/contracts/cookies';
import { isPersonalPath } from '@marketplace/contracts/pages/pageTable';

/**
 * `Cache-Control` of a page that is made for one visitor. It is decided by the path's owner and never
 * by how the path ends: `/orders/x.css` is a page of orders. A signed-in customer's pages are kept
 * nowhere, so that Back after signing out shows nothing of them; other pages are made anew for each
 * visit, and only the browser's own Back may show an old one.
 */
export function pageCacheControl(url: string, cookie = ''): string {
  const [path = ''] = url.split(/[?#;]/);
  const isPersonal = isPersonalPath(path) || Boolean(readCookie(cookie, ACCESS_TOKEN_COOKIE));
  return isPersonal ? 'private, no-store' : 'private, no-cache';
}

/**
 * `Cache-Control` of a page that is the same for all: a cache in front may give it for as long as the
 * gateway would, a browser asks each time and is told if its copy is still the one.
 *
 * @param freshMs time the page has left
 */
export const sharedCacheControl = (freshMs: number) =>
  `public, max-age=0, s-maxage=${Math.floor(freshMs / 1000)}`;
