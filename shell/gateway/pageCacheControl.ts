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
]);

/**
 * What caches may do with a page. It is decided by the path's owner and never by how the path ends:
 * `/orders/x.css` is a page of orders. Other pages are made anew for each visit; only the browser's
 * own Back may show an old one.
 */
export function pageCacheControl(path: string): string {
  const [, first = ''] = path.toLowerCase().split(/[/?#;]/);
  return PERSONAL.has(first) ? 'private, no-store' : 'private, no-cache';
}
