import {
  ACCESS_TOKEN_COOKIE,
  GUEST_TOKEN_COOKIE,
  ORDER_TOKEN_COOKIE,
  readCookie,
} from '@marketplace/contracts/cookies';
import { isPersonalPath, type PageTable } from '@marketplace/contracts/pages/pageTable';

/**
 * Returns the `Cache-Control` header of a page for one visitor. It depends on the cookies and the
 * path, but not on a file extension: `/orders/x.css` is a page of orders. Personal pages are never
 * stored. Pages of signed-in customers are not stored either, because the Back button would show
 * them after sign-out. The same applies to guests who have ordered, because the sign-up page shows
 * their name. Other pages are rendered for each visit, but the Back button may show an old copy.
 */
export function pageCacheControl(pages: PageTable, url: string, cookie = ''): string {
  const [path = ''] = url.split(/[?#;]/);
  const hasToken = [ACCESS_TOKEN_COOKIE, GUEST_TOKEN_COOKIE, ORDER_TOKEN_COOKIE].some((name) =>
    readCookie(cookie, name),
  );
  const isPersonal = isPersonalPath(pages, path) || hasToken;
  return isPersonal ? 'private, no-store' : 'private, no-cache';
}

/**
 * Returns the `Cache-Control` header of a page that is the same for everybody. A cache in front of
 * the gateway may serve the page as long as it is fresh. Browsers revalidate their copy at each
 * visit.
 * @param freshMs time for which the page stays fresh
 */
export const sharedCacheControl = (freshMs: number) =>
  `public, max-age=0, s-maxage=${Math.floor(freshMs / 1000)}`;
