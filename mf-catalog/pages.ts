import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** Filters of a list of products, and the fields that the form of them sends besides. */
const LIST_QUERY = [
  'featuredProductGroupUuid',
  'productCategoryUuid',
  'shopUuid',
  'productTagUuid',
  'productBrandUuid',
  'minPrice',
  'maxPrice',
  'price',
  'previousPrice',
  'productName',
  'sort',
  'pageNumber',
];
/** Options by which a variant is chosen without scripts; no product has more. */
const MOST_OPTIONS = 10;
const optionFields = Array.from({ length: MOST_OPTIONS }, (_, index) => `option${index}`);

/** The catalogue's lines of the page table (specification section 2). */
export const pages: readonly PageEntry[] = [
  { path: '/', isIndexed: true, isPrefetchable: true },
  { path: '/product', isIndexed: true, isPrefetchable: true, takesForms: true, query: LIST_QUERY },
  {
    path: '/product/:slug',
    isIndexed: true,
    isPrefetchable: true,
    query: ['variant', 'reviewPage', 'reviewStars', 'reviewPictures', ...optionFields],
  },
  { path: '/category', isIndexed: true, isPrefetchable: true, query: ['pageNumber'] },
  { path: '/category/:slug', isIndexed: true, isPrefetchable: true, query: LIST_QUERY },
  { path: '/category/featured/:uuid', isIndexed: true, isPrefetchable: true, query: LIST_QUERY },
  {
    path: '/shoplist',
    isIndexed: true,
    isPrefetchable: true,
    query: ['shopName', 'sort', 'pageNumber'],
  },
  {
    path: '/shop/:slug?',
    isIndexed: true,
    isPrefetchable: true,
    query: ['shopName', ...LIST_QUERY],
  },
];
