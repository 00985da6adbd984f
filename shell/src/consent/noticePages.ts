import { isPrefetchablePath, type PageTable } from '@marketplace/contracts/pages/pageTable';
import { informationPath } from '@marketplace/contracts/routes';
import { useState } from 'react';

/**
 * True from the second page of a visit on. The referrer or a navigation shows this, so nothing is
 * stored before the visitor agrees.
 */
export function useIsLaterPage(pathname: string): boolean {
  const [first] = useState(pathname);
  const [isLater, setIsLater] = useState(() =>
    document.referrer.startsWith(`${window.location.origin}/`),
  );
  if (!isLater && pathname !== first) setIsLater(true);
  return isLater;
}

/**
 * True for pages to look around: home, product lists, shops, blog and information. On all other
 * pages, the visitor buys, writes or logs in, and a question would be in the way. The other pages
 * are products, cart, checkout, thank-you, orders, account pages and the contact form.
 */
export function isPageToBrowse(pages: PageTable, pathname: string): boolean {
  const path = pathname.toLowerCase();
  if (path.startsWith('/product/') || path === informationPath('contact')) return false;
  return isPrefetchablePath(pages, path);
}
