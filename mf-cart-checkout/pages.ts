import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** Lines of the page table for buying (specification section 2). */
export const pages: readonly PageEntry[] = [
  { path: '/cart', takesForms: true },
  { path: '/wishlist', guard: 'userAuth', isPersonal: true, takesForms: true },
  // Visitors order as guests where the host takes their orders.
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
