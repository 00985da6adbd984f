import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** Lines of the page table for what there is to read (specification section 2). */
export const pages: readonly PageEntry[] = [
  { path: '/blog', isIndexed: true, isPrefetchable: true },
  { path: '/blog/:slug', isIndexed: true, isPrefetchable: true },
  { path: '/:brand', isIndexed: true, isPrefetchable: true },
];
