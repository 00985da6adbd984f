import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** The rows of the page table (specification section 2) for cart, wishlist and orders. */
export const pages: readonly PageEntry[] = [
  { path: '/cart', takesForms: true },
  { path: '/wishlist', guard: 'userAuth', isPersonal: true, takesForms: true },
  // Open to visitors, because a host may take orders of guests.
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
