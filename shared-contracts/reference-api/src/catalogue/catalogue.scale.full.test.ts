import { workload } from '@marketplace/contracts/testing/workload';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { createApi } from '../api/createApi';
import { countDiscarded, readPlans } from '../bench/readPlans';
import { openDatabase } from '../database/openDatabase';
import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { BRAND, CATEGORY, GROUP, PRODUCT, SHOP, TAG } from '../testing/marketUuids';
import { OPEN_LIMIT_MS, openPostgres, type TestDatabase } from '../testing/testDatabases';
import { PRODUCT_ORDERS } from './readPage';
import { COMMON } from './search/findWords';

const FEW = 240;
const MANY = workload({ gate: 2_500, soak: 20_000 });
const MINUTES_KEPT = 5;
const LARGE_TABLES = ['products', 'product_listings', 'product_tags', 'product_counts'];
const ADJECTIVES = ['Fresh', 'Pure', 'Golden', 'Dried', 'Wild'];
const THINGS = ['honey', 'fish', 'mango', 'pickle', 'saree', 'basket'];

const LIST = '/product/public/product';

const FOOD = `featuredProductGroupUuid=${GROUP.food}`;
const FOOD_FEATURED = `featuredGroupUuid=${GROUP.food}`;
const FRESH = `productTagUuid=${TAG.fresh}`;
const TAGS = `${FRESH}&productTagUuid=${TAG.sweet}`;
const PRICE = 'minPrice=100&maxPrice=500';

type Place = 'first' | 'middle' | 'last';

const paths: [string, string, Place][] = [
  ['the newest', LIST, 'first'],
  ['the last page', `${LIST}?sort=newest`, 'last'],
  ['a middle page by price', `${LIST}?sort=price-asc`, 'middle'],
  ['a middle page by rating', `${LIST}?sort=rating`, 'middle'],
  ['the most popular', `${LIST}?sort=popular`, 'first'],
  ['a category', `${LIST}?productCategoryUuid=${CATEGORY.sweet}`, 'last'],
  ['a shop by price', `${LIST}?shopUuid=${SHOP.garden}&sort=price-desc`, 'middle'],
  ['a brand', `${LIST}?productBrandUuid=${BRAND.nodi}`, 'first'],
  ['a tag by popularity', `${LIST}?${FRESH}&sort=popular`, 'middle'],
  ['two tags', `${LIST}?${TAGS}`, 'middle'],
  ['two tags within a price range', `${LIST}?${TAGS}&${PRICE}`, 'last'],
  ['a section', `${LIST}?${FOOD}`, 'middle'],
  ['a price range', `${LIST}?${PRICE}`, 'middle'],
  ['a section, tag and price', `${LIST}?${FOOD}&${FRESH}&${PRICE}`, 'middle'],
  ['a name', `${LIST}?productName=honey`, 'last'],
  ['a search', `${LIST}/search?productName=honey`, 'last'],
  ['a search for two words', `${LIST}/search?productName=pure%20honey`, 'first'],
  ['a search with a slip', `${LIST}/search?productName=hunny`, 'first'],
  ['the popular searches', `${LIST}/popular-search`, 'first'],
  ['one product', `${LIST}/by-handle/rui-fish`, 'first'],
  ['the other sellers of a product', `${LIST}/other-sellers?productUuid=${PRODUCT.rui}`, 'first'],
  ['the tags of a section', `/product/tag/product-tag?${FOOD}`, 'first'],
  ['the brands of a section', `/product/brand/product-brand?${FOOD}`, 'first'],
  ['the shops of a section', `/product/shop/product-shop?${FOOD}`, 'first'],
  ['the counts of a tag', `${LIST}/facet-count?${FRESH}`, 'first'],
  ['the counts of a price range', `${LIST}/facet-count?${PRICE}`, 'first'],
  ['the counts of a section and price', `${LIST}/facet-count?${FOOD}&${PRICE}`, 'first'],
  ['the counts of a search', `${LIST}/facet-count?productName=pure%20honey`, 'first'],
  ['the brands of a shop', `/product/brand/product-brand?shopUuid=${SHOP.garden}`, 'first'],
  ['what a section features', `/category/public-featured-products?${FOOD_FEATURED}`, 'first'],
];

const listed = z.object({
  items: z.array(z.object({ uuid: z.string() })),
  paginationStatus: z.object({ totalItems: z.number() }),
});
const paged = z.object({ paginationStatus: z.object({ totalPages: z.number() }) });

/**
 * Adds the products numbered from `from` (inclusive) to `to` (exclusive) in one statement, so that
 * the database counts them together.
 */
async function createManyProducts(db: Database, from: number, to: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`
      insert into products (uuid, shop_uuid, category_uuid, brand_uuid, handle, name, description,
        price_paisa, inventory_quantity, track_quantity, sell_stockout, has_variants,
        rating_tenths, review_count, sold_count, created_at)
      select md5('planted ' || number)::uuid,
        (array[${SHOP.padma}, ${SHOP.garden}]::uuid[])[1 + number % 2],
        (array[${CATEGORY.river}, ${CATEGORY.sweet}, ${CATEGORY.empty}]::uuid[])[1 + number % 3],
        case when number % 5 = 0 then ${BRAND.nodi}::uuid end, 'planted-' || number,
        (${ADJECTIVES}::text[])[1 + number % 5] || ' ' || (${THINGS}::text[])[1 + number % 6],
        repeat('Told at length. ', 30), 1000 + number % 900 * 100, 5, true, false, false, number % 51, number % 40,
        number % 200, now() - number * interval '1 minute'
      from generate_series(${from}::integer, ${to - 1}::integer) as number`.execute(connection);
    await sql`
      insert into product_tags
      select md5('planted ' || number)::uuid,
        unnest((array[${TAG.fresh}, ${TAG.sweet}]::uuid[])[1 + number % 2 : 1 + number % 4])
      from generate_series(${from}::integer, ${to - 1}::integer) as number
      where number % 4 < 2`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

describe('the catalogue of a large market', () => {
  let opened: TestDatabase;
  let db: Database;
  let app: ReturnType<typeof createApi>;
  const heard: CompiledQuery[] = [];
  const statementsOfFew = new Map<string, number>();

  const pathOf = async (path: string, place: Place) => {
    if (place === 'first') return path;
    const { paginationStatus } = z.parse(paged, (await app.inject(path)).json());
    const { totalPages } = paginationStatus;
    return `${path}&pageNumber=${place === 'last' ? totalPages : Math.ceil(totalPages / 2)}`;
  };
  let minutes = 0;
  const statementsOf = async (path: string, place: Place) => {
    const url = await pathOf(path, place);
    // Advances the clock, so that everything in the API's cache expires.
    minutes += MINUTES_KEPT;
    heard.length = 0;
    const { statusCode } = await app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    return [...heard];
  };

  beforeAll(async () => {
    opened = await openPostgres();
    db = await openDatabase({
      databaseUrl: opened.url ?? '',
      log: ({ query }) => {
        heard.push(query);
      },
    });
    app = createApi({
      db,
      mediaDir: '/nowhere',
      mediaBaseUrl: '/api/media',
      hasDevTools: false,
      now: () => new Date(Date.now() + minutes * 60_000),
    });
    await createTestMarket(db);
    await createManyProducts(db, 0, FEW);
    for (const [name, path, place] of paths) {
      statementsOfFew.set(name, (await statementsOf(path, place)).length);
    }
    await createManyProducts(db, FEW, MANY);
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await app?.close();
    await db?.destroy();
    await opened?.close();
  });

  it.each(paths)(
    'reads %s by index, with no more statements than for 240 products',
    async (name, path, place) => {
      const statements = await statementsOf(path, place);
      const plans = await readPlans(opened.db, statements);
      expect(plans.length).toBeGreaterThan(0);
      const whole = plans.flatMap(({ wholeTables }) => wholeTables);
      expect(whole.filter((table) => LARGE_TABLES.includes(table))).toEqual([]);
      const most = statementsOfFew.get(name) ?? 0;
      expect(statements.length).toBeLessThanOrEqual(most);
    },
  );

  it('discards fewer than five of the products that it reads to find other sellers', async () => {
    const path = `${LIST}/other-sellers?productUuid=${PRODUCT.rui}`;
    const statements = await statementsOf(path, 'first');
    expect(await countDiscarded(opened.db, statements, 'products')).toBeLessThan(5);
  });

  it.each(['honey', 'pure honey', 'ho', 'fresh'])(
    'gives the same total and highest price for “%s” as a full count',
    async (productName) => {
      const patterns = productName.split(' ').map((word) => `% ${word}%`);
      const { rows } = await sql<{ total: number; dearest: number }>`
        select count(*) as total, max(price_paisa) / 100 as dearest
        from products where search_text || coalesce((
          select string_agg(tags.search_text, '') from product_tags join tags on uuid = tag_uuid
          where product_uuid = products.uuid and ${MANY / ADJECTIVES.length <= COMMON}), '')
          like all (${patterns}::text[])`.execute(db);
      const list = await app.inject({ url: LIST, query: { productName } });
      const search = await app.inject({ url: `${LIST}/search`, query: { productName } });
      expect(list.json()).toMatchObject({
        maxProductPrice: rows[0]?.dearest,
        paginationStatus: { totalItems: rows[0]?.total },
      });
      expect(search.json()).toMatchObject({ paginationStatus: { totalItems: rows[0]?.total } });
    },
  );

  const tagged = (tags: string[]) => sql<boolean>`exists (
    select from product_tags where product_uuid = products.uuid and tag_uuid = any(${tags}::uuid[]))`;
  const inFood = sql<boolean>`category_uuid in (${CATEGORY.sweet}, ${CATEGORY.empty})`;
  const priced = sql<boolean>`price_paisa between 10000 and 50000`;

  it.each<[string, RawBuilder<boolean>]>([
    ['', sql`true`],
    [PRICE, priced],
    [FOOD, inFood],
    [FRESH, tagged([TAG.fresh])],
    [TAGS, tagged([TAG.fresh, TAG.sweet])],
    [`${TAGS}&${PRICE}`, sql`${tagged([TAG.fresh, TAG.sweet])} and ${priced}`],
    [
      `${FOOD}&${TAGS}&${PRICE}`,
      sql`${inFood} and ${tagged([TAG.fresh, TAG.sweet])} and ${priced}`,
    ],
    ['productName=basket', sql`name like '%basket'`],
  ])(
    'shows the same products as a full count and sort on first, middle and last pages of “%s”',
    async (query, condition) => {
      for (const [sort, order] of Object.entries(PRODUCT_ORDERS)) {
        const { rows } = await sql<{ uuid: string }>`
        select uuid from products where ${condition} order by ${order.forward}`.execute(db);
        const last = Math.ceil(rows.length / 20);
        for (const page of [1, 2, Math.ceil(last / 2), last - 1, last, last + 1]) {
          const url = `${LIST}?${query}&sort=${sort}&pageSize=20&pageNumber=${page}`;
          const { items, paginationStatus } = z.parse(listed, (await app.inject(url)).json());
          const expected = rows.slice((page - 1) * 20, page * 20);
          expect(items).toEqual(expected.map(({ uuid }) => ({ uuid })));
          expect(paginationStatus).toEqual({ totalItems: rows.length });
        }
      }
    },
  );

  it('is tested by query plans that reveal when a query reads a whole table', async () => {
    heard.length = 0;
    await db.selectFrom('products').select('uuid').where('description', '=', 'x').execute();
    const [plan] = await readPlans(opened.db, [...heard]);
    expect(plan?.wholeTables).toEqual(['products']);
  });
});
