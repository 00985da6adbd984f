import { ACCESS_TOKEN_COOKIE, readCookie } from '@marketplace/contracts/session/cookies';

/** First segments of the pages that show a customer's own orders, addresses or codes. */
const PERSONAL = new Set([
  'checkout',
  'complain',
  'login-verification',
  'orders',
  'phone-verify',
  'profile',
  'reset-password',
  'thank-you',
  'wishlist',
]);

/**
 * What caches may do with a page. It is decided by the path's owner and never by how the path ends:
 * `/orders/x.css` is a page of orders. A signed-in customer's pages are kept nowhere, so that Back
 * after signing out shows nothing of them; other pages are made anew for each visit, and only the
 * browser's own Back may show an old one.
 */
export function pageCacheControl(path: string, cookie = ''): string {
  const [, first = ''] = path.toLowerCase().split(/[/?#;]/);
  const isPersonal = PERSONAL.has(first) || Boolean(readCookie(cookie, ACCESS_TOKEN_COOKIE));
  return isPersonal ? 'private, no-store' : 'private, no-cache';
}
