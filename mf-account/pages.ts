import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/**
 * Rows of the page table for the customer's area (specification sections 2 and 6) and for guests'
 * orders.
 */
export const pages: readonly PageEntry[] = [
  { path: '/profile', guard: 'userAuth', isPersonal: true, takesForms: true },
  { path: '/orders', guard: 'userAuth', isPersonal: true, takesForms: true },
  // `openWith`: if the API can open guests' orders, a guest may also open the page of their order.
  { path: '/orders/:slug', guard: 'userAuth', openWith: 'sendOrderCode', isPersonal: true },
  { path: '/orders/:slug/reorder', guard: 'userAuth', isPersonal: true },
  // `openWith`: if the API accepts guests' orders, a guest may also open the invoice of their
  // latest order.
  {
    path: '/orders/:slug/invoice',
    guard: 'userAuth',
    openWith: 'sendGuestCode',
    isPersonal: true,
  },
  // `openWith`: a guest may also complain about the opened order, and name accounts for its refunds.
  {
    path: '/refund-accounts',
    guard: 'userAuth',
    openWith: 'sendOrderCode',
    isPersonal: true,
    takesForms: true,
  },
  {
    path: '/complain',
    guard: 'userAuth',
    openWith: 'sendOrderCode',
    isPersonal: true,
    takesForms: true,
  },
  { path: '/track-order', isIndexed: true, takesForms: true, query: ['orderNumber'] },
];
