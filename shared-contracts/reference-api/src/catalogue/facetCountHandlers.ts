import type { countFacets } from '@marketplace/contracts/api/facets';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema';
import type { Handlers, Input } from '../http/Handlers';
import { type ProductFilter, priceRange, productFilters } from './productFilters';
import { allOf, conditionsOf, narrowByWords } from './productLists';
import { type FoundWord, findWords } from './search/findWords';

type FacetQuery = Input<typeof countFacets>['query'];

export const facetCountHandlers: Handlers<'countFacets'> = {
  async countFacets({ query }, { db }) {
    const words = await findWords(db, query.productName ?? '');
    // As in a list, a text without a known word finds nothing.
    if (words.length === 0 && query.productName?.trim()) return { items: [] };
    const way = await chooseWay(db, words, productFilters(query));
    const counted = FACETS.map((facet) => countFacet(facet, query, way ? [way] : []));
    const { rows } = await sql<{ uuid: string; productCount: number }>`
      select uuid, product_count from (${sql.join(counted, sql` union all `)}) as counted
      where product_count > 0`.execute(db);
    return { items: rows };
  },
};

async function chooseWay(db: Database, words: FoundWord[], filters: ProductFilter[]) {
  const { ways } = await narrowByWords(db, words, filters);
  const [way, otherWay] = ways;
  if (!way || !otherWay) return way;
  // Materialised, because with `limit 1` alone PostgreSQL would read the whole table instead of an
  // index.
  const { rows } = await sql`
    with found as materialized (
      select from products where ${allOf([...conditionsOf(filters), way])})
    select from found limit 1`.execute(db);
  return rows.length > 0 ? way : otherWay;
}

interface Facet {
  /** Filters that do not narrow the facet's counts. */
  own: Partial<FacetQuery>;
  /** Column of `products` whose values are counted for the facet. */
  column: RawBuilder<unknown>;
  /** Table whose keys the column contains. */
  table: RawBuilder<unknown>;
  /**
   * Query for the counts by uuid, from the rows of `counted`. Only needed if the keys of `counted`
   * are not the uuids of the facet.
   */
  counts?: RawBuilder<unknown>;
}

const CATEGORIES: Facet = {
  own: { productCategoryUuid: undefined },
  column: sql`category_uuid`,
  table: sql`categories`,
};

const FACETS: readonly Facet[] = [
  CATEGORIES,
  {
    ...CATEGORIES,
    own: { ...CATEGORIES.own, featuredProductGroupUuid: undefined },
    counts: sql`select featured_group_uuid, sum(products)
      from counted join categories on uuid = key where featured_group_uuid is not null group by 1`,
  },
  { own: { shopUuid: undefined }, column: sql`shop_uuid`, table: sql`shops` },
  { own: { productBrandUuid: undefined }, column: sql`brand_uuid`, table: sql`brands` },
  {
    own: { productTagUuid: undefined },
    column: sql`tag_set_uuid`,
    table: sql`tag_sets`,
    counts: sql`select tag, sum(products)
      from counted join tag_sets on uuid = key, unnest(tag_uuids) as tag group by 1`,
  },
];

/**
 * Counts the products of a list by the values of one facet. If nothing but the price narrows the
 * list, adds up counts that the database keeps.
 */
function countFacet(
  { own, column, table, counts = sql`select key, products from counted` }: Facet,
  query: FacetQuery,
  narrowing: RawBuilder<boolean>[],
): RawBuilder<unknown> {
  const { least, most, isGiven } = priceRange(query);
  const conditions = [...conditionsOf(productFilters({ ...query, ...own })), ...narrowing];
  const priced = sql<boolean>`price_paisa between ${least} and ${most}`;
  const counted =
    conditions.length > 0
      ? sql`select ${column} as key, count(*) as products from products
          where ${allOf(isGiven ? [...conditions, priced] : conditions)}
            and ${column} is not null group by 1`
      : sql`select uuid as key, (
          select sum(products) from product_counts
          where key = uuid and ${isGiven ? priced : sql`price_paisa = 0`}) as products
          from ${table}`;
  return sql`select uuid, product_count::bigint from (
    with counted as (${counted}) ${counts}) as facet (uuid, product_count)`;
}
