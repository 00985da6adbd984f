import { type CompiledQuery, sql } from 'kysely';
import { readPlans } from '../bench/readPlans';
import { createApi } from '../createApi';
import { openDatabase } from '../database/openDatabase';
import type { Database } from '../database/schema';
import { BRAND, CATEGORY, GROUP, SHOP, TAG } from '../testing/marketUuids';
import { plantMarket } from '../testing/plantMarket';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';

const FEW = 300;
const MANY = 20_000;
const ADJECTIVES = ['Fresh', 'Pure', 'Golden', 'Dried', 'Wild'];
const THINGS = ['honey', 'fish', 'mango', 'pickle', 'saree', 'basket'];

const LIST = '/product/public/product';

const paths: [string, string][] = [
  ['the newest', LIST],
  ['a middle page by price', `${LIST}?sort=price-asc&pageNumber=8`],
  ['a middle page by rating', `${LIST}?sort=rating&pageNumber=8`],
  ['popular ones', `${LIST}?sort=popular`],
  ['a category', `${LIST}?productCategoryUuid=${CATEGORY.sweet}`],
  ['a shop by price', `${LIST}?shopUuid=${SHOP.garden}&sort=price-desc`],
  ['a brand', `${LIST}?productBrandUuid=${BRAND.nodi}`],
  ['a tag', `${LIST}?productTagUuid=${TAG.fresh}`],
  ['a section', `${LIST}?featuredProductGroupUuid=${GROUP.food}`],
  ['a price range', `${LIST}?minPrice=100&maxPrice=110`],
  ['a name', `${LIST}?productName=honey`],
  ['a search', `${LIST}/search?productName=honey`],
  ['a search for two words', `${LIST}/search?productName=pure%20honey`],
  ['a search with a slip', `${LIST}/search?productName=hunny`],
  ['one product', `${LIST}/by-handle/rui-fish`],
];

/** Adds products up to a number in one go, so that the database counts them together. */
async function plantMany(db: Database, from: number, to: number): Promise<void> {
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
        '', 1000 + number % 900 * 100, 5, true, false, false, number % 51, number % 40,
        number % 200, now() - number * interval '1 minute'
      from generate_series(${from}::integer, ${to - 1}::integer) as number`.execute(connection);
    await sql`
      insert into product_tags
      select md5('planted ' || number)::uuid,
        (array[${TAG.fresh}, ${TAG.sweet}]::uuid[])[1 + number % 2]
      from generate_series(${from}::integer, ${to - 1}::integer) as number
      where number % 4 < 2`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

describe('the catalogue of 20,000 products', () => {
  let opened: Awaited<ReturnType<(typeof TEST_DATABASES)[number]['open']>>;
  let db: Database;
  let app: ReturnType<typeof createApi>;
  const heard: CompiledQuery[] = [];
  const statementsOfFew = new Map<string, number>();

  const statementsOf = async (path: string) => {
    heard.length = 0;
    const { statusCode } = await app.inject(path);
    expect(statusCode).toBe(200);
    return [...heard];
  };

  beforeAll(async () => {
    const server = TEST_DATABASES.find(({ database }) => database === 'PostgreSQL');
    if (!server) throw new Error('There is no PostgreSQL to test on.');
    opened = await server.open();
    db = await openDatabase({
      databaseUrl: opened.url ?? '',
      log: ({ query }) => {
        heard.push(query);
      },
    });
    app = createApi({ db, mediaDir: '/nowhere', mediaBaseUrl: '/api/media', hasDevTools: false });
    await plantMarket(db);
    await plantMany(db, 0, FEW);
    for (const [name, path] of paths) {
      statementsOfFew.set(name, (await statementsOf(path)).length);
    }
    await plantMany(db, FEW, MANY);
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await app?.close();
    await db?.destroy();
    await opened?.close();
  });

  it.each(paths)(
    'reads %s by index, in as many statements as of 300 products',
    async (name, path) => {
      const statements = await statementsOf(path);
      const plans = await readPlans(opened.db, statements);
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.filter(({ wholeTables }) => wholeTables.includes('products'))).toEqual([]);
      expect(statements).toHaveLength(statementsOfFew.get(name) ?? 0);
    },
  );

  it.each(['honey', 'pure honey', 'ho', 'fresh'])(
    'tells total and highest price of “%s” as counting would',
    async (productName) => {
      const patterns = productName.split(' ').map((word) => `% ${word}%`);
      const { rows } = await sql<{ total: number; dearest: number }>`
        select count(*) as total, max(price_paisa) / 100 as dearest
        from products where search_text like all (${patterns}::text[])`.execute(db);
      const list = await app.inject({ url: LIST, query: { productName } });
      const search = await app.inject({ url: `${LIST}/search`, query: { productName } });
      expect(list.json()).toMatchObject({
        maxProductPrice: rows[0]?.dearest,
        paginationStatus: { totalItems: rows[0]?.total },
      });
      expect(search.json()).toMatchObject({ paginationStatus: { totalItems: rows[0]?.total } });
    },
  );

  it.each(['newest', 'price-desc', 'rating', 'popular'])(
    'shows each product once when all pages by %s are read',
    async (sort) => {
      const seen = new Set<string>();
      for (let pageNumber = 1; pageNumber <= 30; pageNumber += 1) {
        const page = await app.inject(
          `${LIST}?productName=basket&sort=${sort}&pageSize=100&pageNumber=${pageNumber}`,
        );
        for (const { uuid } of page.json().items) seen.add(uuid);
      }
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from products where name like '%basket'`.execute(db);
      expect(seen.size).toBe(Math.min(3000, rows[0]?.total ?? 0));
    },
  );

  it('notices a table that is read whole', async () => {
    heard.length = 0;
    await db.selectFrom('products').select('uuid').where('description', '=', 'x').execute();
    const [plan] = await readPlans(opened.db, [...heard]);
    expect(plan?.wholeTables).toEqual(['products']);
  });
});
