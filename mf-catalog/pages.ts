import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/**
 * Query keys of a list of products: its filters, order and page number, and further fields of the
 * filter form.
 */
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
/**
 * Maximum number of options of a product. Each option has its own key in a URL that names options
 * instead of a variant.
 */
const MOST_OPTIONS = 10;
const optionFields = Array.from({ length: MOST_OPTIONS }, (_, index) => `option${index}`);

/** The catalogue's rows of the page table (specification section 2). */
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
