import { msg } from '@lingui/core/macro';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import type { JsonLd, PageHead } from '@marketplace/contracts/pages/PageHead';
import {
  categoryPath,
  featuredSectionPath,
  type ProductListQuery,
  productListPath,
  productPath,
  shopPath,
} from '@marketplace/contracts/routes';
import { GRID_PICTURE_SIZES } from '../cards/pictureSizes';
import { itemListJsonLd } from '../seo/listJsonLd';
import type { Facets } from './facets/Facets';
import type { Names } from './facets/filterLabels';
import type { ListedProducts, LoadedList } from './ProductList';
import { activeFilters, type ListFilters } from './query/ListFilters';

/**
 * The document head of a list. The page adds title, description and breadcrumbs. Search engines
 * index each page of a list under its own URL, and a sorted list under the URL of the unsorted
 * list. They do not index searches, empty lists, price filters or combinations of filters.
 */
export function listHead(
  { query, fixed, products }: LoadedList,
  pathFor: (query: ProductListQuery) => string,
  origin: string,
): Omit<PageHead, 'title'> {
  const { sort, pageNumber, ...filters } = query;
  const isEmpty = products?.items.length === 0;
  const [picture] = products?.items[0]?.imageUrls ?? [];
  return {
    // A sorted list has other products on page 2 than the unsorted list. So the canonical URL of a
    // sorted list is page 1 of the unsorted list.
    canonicalPath: pathFor({ ...filters, pageNumber: sort || isEmpty ? 1 : pageNumber }),
    isPrivate: isEmpty || !isIndexable(filters, Object.keys(fixed).length > 0),
    imageUrl: picture?.mediumImageUrl,
    lcpImage: picture && pictureSources(picture, GRID_PICTURE_SIZES),
    jsonLd: products && !isEmpty ? [itemListOf(products, origin)] : [],
  };
}

function itemListOf({ items, paginationStatus }: ListedProducts, origin: string): JsonLd {
  const places = items.map(({ handle, name }) => ({ name, path: productPath(handle) }));
  return itemListJsonLd(places, paginationStatus, origin);
}

/**
 * The title of a list of the whole market: the search term, or the name of the filter if there is
 * only one. Otherwise, or if the name is unknown, “All products”.
 */
export function listTitle(filters: ListFilters, names: Names): string | MessageDescriptor {
  const { productName } = filters;
  if (productName) return msg`Results for “${productName}”`;
  const [only, ...others] = activeFilters(filters);
  const name = only && 'uuid' in only && others.length === 0 ? names[only.uuid] : undefined;
  return name ?? msg`All products`;
}

/**
 * The canonical path of a list of the whole market. If the only filter is a section, a known
 * sub-category or a shop with products, this is the path of its own page. Otherwise it is the path
 * of the product list.
 */
export function canonicalPathOf(
  query: ProductListQuery,
  { categories = [] }: Facets,
  products?: ListedProducts,
): string {
  const { pageNumber, ...filters } = query;
  const [only, ...others] = Object.entries(filters).flatMap(([kind, value]) =>
    [value].flat().map((uuid) => ({ kind, uuid: String(uuid) })),
  );
  if (only && others.length === 0) {
    const category = categories.find(({ uuid }) => uuid === only.uuid);
    const [first] = products?.items ?? [];
    if (category) return categoryPath(category.handle, { pageNumber });
    if (only.kind === 'featuredProductGroupUuid')
      return featuredSectionPath(only.uuid, { pageNumber });
    if (only.kind === 'shopUuid' && first?.shopHandle)
      return shopPath(first.shopHandle, { pageNumber });
  }
  return productListPath(query);
}

/**
 * True for the list of all products, and for the list of one section, category, shop, tag or brand.
 * Searches, price filters and combinations of filters are not indexed, because their number is
 * unlimited.
 * @param isNarrowed true if the page itself shows one section, category or shop
 */
export function isIndexable(filters: ListFilters, isNarrowed: boolean): boolean {
  const active = activeFilters(filters);
  return (
    filters.productName === undefined &&
    active.length <= (isNarrowed ? 0 : 1) &&
    active.every(({ kind }) => kind !== 'price')
  );
}
