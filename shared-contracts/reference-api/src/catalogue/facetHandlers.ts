import type { listTags as listTagsCall } from '@marketplace/contracts/api/facets';
import { type RawBuilder, sql } from 'kysely';
import { countPages, offsetOf } from '../database/paging';
import { type Translations, translateName } from '../database/translations';
import type { ApiContext, Handlers, Input } from '../http/Handlers';
import { productFilters } from './productFilters';
import { allOf, conditionsOf } from './productLists';

export const facetHandlers: Handlers<'listTags' | 'listBrands' | 'listProductShops'> = {
  listTags: ({ query }, context) => listFacets(context, TAGS, query),
  listBrands: ({ query }, context) => listFacets(context, BRANDS, query),
  listProductShops: ({ query }, context) => listFacets(context, SHOPS, query),
};

interface Kind {
  table: RawBuilder<unknown>;
  nameTranslations: RawBuilder<unknown>;
  /** Column of `products` by which choices are counted. The indexes of all lists contain it. */
  column: RawBuilder<unknown>;
  /** Query for the number of products by uuid, from the rows of `counted`. */
  counts: RawBuilder<unknown>;
}

const counts = sql`select key as uuid, products from counted`;
const nameTranslations = sql`name_translations`;
/** The names of brands have no translations. */
const BRANDS: Kind = {
  ...{ table: sql`brands`, column: sql`brand_uuid`, counts },
  nameTranslations: sql`'{}'::jsonb`,
};
const SHOPS: Kind = { table: sql`shops`, column: sql`shop_uuid`, counts, nameTranslations };

/**
 * Tags are counted by the products' sets of tags: a product can have several tags, but only one
 * set.
 */
const TAGS: Kind = {
  table: sql`tags`,
  nameTranslations,
  column: sql`tag_set_uuid`,
  counts: sql`select tag.uuid, sum(products)::bigint as products
    from counted join tag_sets on tag_sets.uuid = counted.key, unnest(tag_uuids) as tag (uuid)
    group by tag.uuid`,
};

type FacetQuery = Input<typeof listTagsCall>['query'];

interface Listed {
  /** `null` in the row that holds only the total. */
  uuid: string | null;
  name: string;
  nameTranslations: Translations;
  productCount: number;
  total: number;
}

/**
 * Lists brands, shops or tags, each with its number of products. For the whole market, the database
 * keeps these numbers. For a list, they come from the index of the list, so that no product is
 * read.
 */
async function listFacets(
  { db, language }: ApiContext,
  { table, nameTranslations, column, counts }: Kind,
  query: FacetQuery,
) {
  const filters = productFilters(query);
  const isOfList = filters.length > 0;
  const counted = isOfList
    ? sql`select ${column} as key, count(*) as products from products
        where ${allOf(conditionsOf(filters))} and ${column} is not null group by 1`
    : sql`select key, products from product_counts where price_paisa = 0 and products > 0`;
  // The uuid makes the sequence unique, so that each row is on exactly one page, even if several
  // rows have the same name.
  const sequence = sql`${isOfList ? sql`product_count desc,` : sql``}
    coalesce(name_translations ->> ${language}::text, name), uuid`;
  const { rows } = await sql<Listed>`
    with counted as (${counted}), listed as (
      select named.uuid, named.name, ${nameTranslations} as name_translations, coalesce(counts.products, 0)::bigint as product_count
      from ${table} as named left join (${counts}) as counts using (uuid)
      ${isOfList ? sql`where counts.products > 0` : sql``}),
    page as (
      select * from listed order by ${sequence}
      limit ${query.pageSize} offset ${offsetOf(query)})
    select page.*, (select count(*) from listed) as total
    from (select) as once left join page on true order by ${sequence}`.execute(db);
  return {
    items: rows.flatMap(({ uuid, productCount, ...row }) =>
      uuid === null ? [] : { uuid, ...translateName(row, language), productCount },
    ),
    paginationStatus: countPages(query, rows[0]?.total ?? 0),
  };
}
