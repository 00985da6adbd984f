import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import type { JsonLd } from '@marketplace/contracts/pages/PageHead';

/** Name and path of a page. */
export interface NamedPath {
  name: string;
  /** Relative to the origin of the storefront. */
  path: string;
}

/**
 * One page of a list as a schema.org ItemList. The positions count from the beginning of the whole
 * list.
 * @param origin the storefront's origin, because URLs must be absolute
 */
export function itemListJsonLd(
  items: readonly NamedPath[],
  { pageNumber, pageSize, totalItems }: PaginationStatus,
  origin: string,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: totalItems,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: (pageNumber - 1) * pageSize + index + 1,
      url: new URL(path, origin).href,
      name,
    })),
  };
}
