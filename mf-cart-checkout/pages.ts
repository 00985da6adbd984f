import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** Rows of the page table (specification section 2) for cart, wishlist and orders. */
export const pages: readonly PageEntry[] = [
  { path: '/cart', takesForms: true },
  { path: '/wishlist', guard: 'userAuth', isPersonal: true, takesForms: true },
  // `openWith`: if the API accepts guests' orders, visitors may also open the page.
  {
    path: '/checkout',
    guard: 'userAuth',
    openWith: 'sendGuestCode',
    isPersonal: true,
    takesForms: true,
  },
  {
    path: '/thank-you',
    guard: 'userAuth',
    openWith: 'sendGuestCode',
    isPersonal: true,
    takesForms: true,
  },
];
