import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** The pages of this package: rows of the page table (specification section 2). */
export const pages: readonly PageEntry[] = [
  { path: '/blog', isIndexed: true, isPrefetchable: true, query: ['tag', 'pageNumber'] },
  { path: '/blog/:slug', isIndexed: true, isPrefetchable: true },
  { path: '/about-us', isIndexed: true, isPrefetchable: true },
  { path: '/contact', isIndexed: true, isPrefetchable: true },
  { path: '/cookies-policy', isIndexed: true, isPrefetchable: true },
  { path: '/privacy-policy', isIndexed: true, isPrefetchable: true },
  { path: '/refund-and-cancelation-policy', isIndexed: true, isPrefetchable: true },
  { path: '/terms-and-conditions', isIndexed: true, isPrefetchable: true },
  { path: '/legal-compliance', isIndexed: true, isPrefetchable: true },
  { path: '/:brand', isIndexed: true, isPrefetchable: true },
];
