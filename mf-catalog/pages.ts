import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** The catalogue's lines of the page table (specification section 2). */
export const pages: readonly PageEntry[] = [
  { path: '/', isIndexed: true, isPrefetchable: true },
  { path: '/product', isIndexed: true, isPrefetchable: true },
  { path: '/product/:slug', isIndexed: true, isPrefetchable: true },
  { path: '/category', isIndexed: true, isPrefetchable: true },
  { path: '/category/:slug', isIndexed: true, isPrefetchable: true },
  { path: '/category/featured/:uuid', isIndexed: true, isPrefetchable: true },
  { path: '/shoplist', isIndexed: true, isPrefetchable: true },
  { path: '/shop/:slug?', isIndexed: true, isPrefetchable: true },
];
