import {
  categoryPath,
  featuredSectionPath,
  type ProductListQuery,
  productListPath,
  shopPath,
} from '@marketplace/contracts/routes';
import type { Facets } from './facets/Facets';
import type { ListedProducts } from './fetchList';

/**
 * The one address of a list of the whole market: what is narrowed to one section, sub-category or
 * shop has a page of its own.
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
