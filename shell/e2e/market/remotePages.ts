import type { RemoteName } from '@marketplace/contracts/routes';

/** A page of each remote that a signed-in customer can open. */
export const PAGE_OF: Readonly<Record<RemoteName, string>> = {
  mf_catalog: '/product',
  mf_cart_checkout: '/cart',
  mf_account: '/orders',
  mf_content: '/blog',
};

export const HEADING_OF: Readonly<Record<RemoteName, string>> = {
  mf_catalog: 'All products',
  mf_cart_checkout: 'Your cart',
  mf_account: 'Your orders',
  mf_content: 'Blog',
};

/** A page that must not care what happens to `remote`. */
export const pageWithout = (remote: RemoteName): string =>
  remote === 'mf_content' ? PAGE_OF.mf_catalog : PAGE_OF.mf_content;
