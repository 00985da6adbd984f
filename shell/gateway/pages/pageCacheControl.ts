import {
  ACCESS_TOKEN_COOKIE,
  GUEST_TOKEN_COOKIE,
  readCookie,
} from '@marketplace/contracts/cookies';
import { isPersonalPath } from '@marketplace/contracts/pages/pageTable';

/**
 * `Cache-Control` of a page of one visitor. The owner of the path decides, never its ending: `/orders/x.css`
 * is a page of orders. No cache stores a page of a signed-in customer, so that Back after signing out does
 * not show it, or of a guest who has ordered, whose name the sign-up page shows. Other pages are rendered
 * for each visit; only the browser's Back may show an old one.
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
 * `Cache-Control` of a page that is the same for everybody. A cache in front may serve it as long as the
 * gateway would; a browser revalidates its copy each time.
 *
 * @param freshMs remaining time of the page
 */
export const sharedCacheControl = (freshMs: number) =>
  `public, max-age=0, s-maxage=${Math.floor(freshMs / 1000)}`;
