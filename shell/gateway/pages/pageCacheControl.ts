import {
  ACCESS_TOKEN_COOKIE,
  GUEST_TOKEN_COOKIE,
  readCookie,
} from '@marketplace/contracts/cookies';
import { isPersonalPath } from '@marketplace/contracts/pages/pageTable';

/**
 * `Cache-Control` of a page that is rendered for one visitor. It depends on the owner of the path and never
 * on how the path ends: `/orders/x.css` is a page of orders. No cache keeps a page of a signed-in customer,
 * so that Back after signing out shows nothing of it, or of a guest who has ordered, whose name the
 * sign-up page shows. Other pages are rendered for each visit, and only Back of the browser may show an
 * old one.
 */
export function pageCacheControl(url: string, cookie = ''): string {
  const [path = ''] = url.split(/[?#;]/);
  const hasToken = [ACCESS_TOKEN_COOKIE, GUEST_TOKEN_COOKIE].some((name) =>
    readCookie(cookie, name),
  );
  const isPersonal = isPersonalPath(path) || hasToken;
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
