import type { Facets } from '../facets/Facets';

/** Names of the filters in an address, by uuid. */
export type Names = Readonly<Record<string, string>>;

interface Listed {
  query: { shopUuid?: string };
  products?: { shopName?: string };
}

/**
 * The names of all facets. One that could not be loaded or was deleted has none. A shop's name
 * comes from its products.
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
