import { productPath } from '@marketplace/contracts/routes';
import type { ListedProducts } from './fetchList';

/**
 * The products of one page of a list as search engines read them, each at its place in the whole.
 * @param origin of the storefront, for addresses must be absolute
 */
export function itemListJsonLd(
  { items, paginationStatus }: ListedProducts,
  origin: string,
): object {
  const { pageNumber, pageSize, totalItems } = paginationStatus;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: totalItems,
    itemListElement: items.map(({ handle, name }, index) => ({
      '@type': 'ListItem',
      position: (pageNumber - 1) * pageSize + index + 1,
      url: new URL(productPath(handle), origin).href,
      name,
    })),
  };
}
