import type { Facets } from '../facets/Facets';

/** What uuids in an address are called. */
export type Names = Readonly<Record<string, string>>;

interface Listed {
  query: { shopUuid?: string };
  products?: { items: readonly { shopName: string }[] };
}

/**
 * Every name there is for a filter; what could not be loaded, or is no longer there, has none. A
 * shop's name is read off what it sells.
 */
export function namesOf(
  { sections, categories, tags, brands }: Facets,
  { query, products }: Listed,
): Names {
  const named = [sections, categories, tags, brands].flatMap((list) => list ?? []);
  const names = Object.fromEntries(named.map(({ uuid, name }) => [uuid, name]));
  const [first] = products?.items ?? [];
  return query.shopUuid && first ? { ...names, [query.shopUuid]: first.shopName } : names;
}
