import type { PaginationStatus } from '@marketplace/contracts/api/pagination';

interface Place {
  name: string;
  /** Of the storefront. */
  path: string;
}

/**
 * One page of a list that leads on to shops or categories, as search engines read it: each at its
 * place in the whole.
 * @param origin of the storefront, for addresses must be absolute
 */
export function placesJsonLd(
  places: readonly Place[],
  { pageNumber, pageSize, totalItems }: PaginationStatus,
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: totalItems,
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: (pageNumber - 1) * pageSize + index + 1,
      url: new URL(path, origin).href,
      name,
    })),
  };
}
