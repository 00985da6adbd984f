import { PRODUCT_SORTS } from '@marketplace/contracts/api/products';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { BenchMarket } from './openBenchMarket';

export interface BenchCase {
  name: string;
  /**
   * Returns the path to request. It depends on the market, because a larger market has more pages.
   */
  pathOn: (market: BenchMarket) => Promise<string>;
}

const LIST = '/product/public/product';
const paged = z.object({ paginationStatus: z.object({ totalPages: z.number() }) });

type Place = 'first' | 'middle' | 'last';

function listCase(name: string, query: string, place: Place): BenchCase {
  return {
    name: `${name}, ${place} page`,
    async pathOn(market) {
      const { paginationStatus } = z.parse(paged, await market.get(`${LIST}?${query}`));
      const last = Math.max(1, paginationStatus.totalPages);
      const page = { first: 1, middle: Math.ceil(last / 2), last }[place];
      return `${LIST}?${query}&pageNumber=${page}`;
    },
  };
}

const searchCase = (what: string, typed: string): BenchCase => ({
  name: `search ${what} “${typed}”`,
  pathOn: async () => `${LIST}/search?productName=${encodeURIComponent(typed)}`,
});

interface Facts {
  category: string;
  other: string;
  shop: string;
  brand: string;
  tag: string;
  secondTag: string;
  section: string;
  /** Half of the category's products cost between these two prices, in taka. */
  minPrice: number;
  maxPrice: number;
  handle: string;
}

/**
 * Reads the values for the requests. Nearly all are shared by many products of one category, so
 * that combined filters find something. All exist in both markets, because both contain the
 * demonstration market.
 */
async function readFacts({ db }: BenchMarket): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with fish as (
      select category_uuid as uuid from products where search_text like '% fish%'
      group by 1 order by count(*) desc, 1 limit 1),
    peers as (select products.* from products join fish on fish.uuid = category_uuid),
    tagged as (
      select tag_uuid from product_tags join peers on uuid = product_uuid
      group by 1 order by count(*) desc, 1 limit 2)
    select fish.uuid as category,
      (select uuid from categories where uuid <> fish.uuid
        and featured_group_uuid = named.featured_group_uuid order by uuid limit 1) as other,
      (select shop_uuid from peers group by 1 order by count(*) desc, 1 limit 1) as shop,
      (select brand_uuid from products where brand_uuid is not null
        group by 1 order by count(*) desc, 1 limit 1) as brand,
      (select tag_uuid from tagged limit 1) as tag,
      (select tag_uuid from tagged offset 1) as second_tag,
      featured_group_uuid as section,
      (select percentile_disc(0.25) within group (order by price_paisa) / 100
        from peers) as min_price,
      (select percentile_disc(0.75) within group (order by price_paisa) / 100
        from peers) as max_price,
      (select handle from products where has_variants order by created_at, uuid
        limit 1) as handle
    from fish join categories as named using (uuid)`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('The market holds nothing to ask for.');
  return facts;
}

/** Requests for lists, filters, searches and a product page, the same on both markets. */
export async function benchCases(small: BenchMarket): Promise<BenchCase[]> {
  const { category, other, shop, brand, tag, secondTag, section, ...facts } =
    await readFacts(small);
  const filters: Record<string, string> = {
    category: `productCategoryUuid=${category}`,
    'two categories': `productCategoryUuid=${category}&productCategoryUuid=${other}`,
    shop: `shopUuid=${shop}`,
    brand: `productBrandUuid=${brand}`,
    tag: `productTagUuid=${tag}`,
    'two tags': `productTagUuid=${tag}&productTagUuid=${secondTag}`,
    section: `featuredProductGroupUuid=${section}`,
    price: `minPrice=${facts.minPrice}&maxPrice=${facts.maxPrice}`,
  };
  const { price } = filters;
  const combinations: Record<string, string> = {
    'category and shop': `${filters.category}&${filters.shop}`,
    'category and price by price': `${filters.category}&${price}&sort=price-asc`,
    'shop and price by rating': `${filters.shop}&${price}&sort=rating`,
    'section, tag and price': `${filters.section}&${filters.tag}&${price}`,
    'section and price, popular': `${filters.section}&${price}&sort=popular`,
    'name “fish”': 'productName=fish',
    'name “fish” and category': `productName=fish&${filters.category}`,
  };
  const both = Object.entries({ ...filters, ...combinations }).flatMap(([name, query]) => [
    listCase(name, query, 'first'),
    listCase(name, query, 'middle'),
  ]);
  return [
    ...PRODUCT_SORTS.flatMap((sort) =>
      (['first', 'middle', 'last'] as const).map((place) =>
        listCase(`list by ${sort}`, `sort=${sort}`, place),
      ),
    ),
    ...both,
    searchCase('English', 'honey'),
    searchCase('Bangla', 'মধু'),
    searchCase('two words', 'pure honey'),
    searchCase('slip', 'hunny'),
    searchCase('beginning', 'ho'),
    searchCase('common word', 'fresh'),
    searchCase('nothing', 'xylophone'),
    { name: 'product by handle', pathOn: async () => `${LIST}/by-handle/${facts.handle}` },
  ];
}
