import type { Facets } from './Facets';

/** Names of the filters in a URL, by uuid. */
export type Names = Readonly<Record<string, string>>;

interface Listed {
  query: { shopUuid?: string };
  products?: { shopName?: string };
}

/**
 * Collects the names of all choices. A choice that was deleted or could not be loaded has no name.
 * In the list of one shop, the name of the shop comes from its products.
 */
export function filterLabels(
  { sections, categories, tags, brands, shops }: Facets,
  { query, products }: Listed,
): Names {
  const named = [sections, categories, tags, brands, shops].flatMap((list) => list ?? []);
  const names = Object.fromEntries(named.map(({ uuid, name }) => [uuid, name]));
  const { shopUuid } = query;
  const shopName = products?.shopName;
  return shopUuid && shopName ? { ...names, [shopUuid]: shopName } : names;
}
