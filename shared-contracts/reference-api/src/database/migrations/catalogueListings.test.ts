import { sql } from 'kysely';
import { createTestMarket } from '../../testing/createTestMarket';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../../testing/testDatabases';
import { migrate } from '../migrate';
import type { Database } from '../schema';

const BEFORE = '009-catalogue-scale';
const PRODUCTS = 240;

/** Creates a market as it was before the migration: products have tags, but no tag sets. */
async function createOldMarket(db: Database): Promise<void> {
  await sql`insert into shops (uuid, handle, name, description)
    values (md5('shop')::uuid, 'shop', 'Shop', '')`.execute(db);
  await sql`insert into featured_groups (uuid, handle, name, position)
    values (md5('group')::uuid, 'group', 'Group', 0)`.execute(db);
  await sql`insert into categories (uuid, featured_group_uuid, handle, name, position)
    values (md5('category')::uuid, md5('group')::uuid, 'category', 'Category', 0)`.execute(db);
  await sql`insert into tags select md5('tag ' || n)::uuid, 'Tag ' || n
    from generate_series(1, 3) as n`.execute(db);
  await sql`insert into products (uuid, shop_uuid, category_uuid, handle, name, description,
      price_paisa, inventory_quantity, track_quantity, sell_stockout, has_variants)
    select md5('product ' || n)::uuid, md5('shop')::uuid, md5('category')::uuid, 'product-' || n,
      'Product ' || n, '', 100 + n % 7, 1, true, false, false
    from generate_series(1, ${PRODUCTS}::integer) as n`.execute(db);
  await sql`insert into product_tags
    select md5('product ' || n)::uuid, md5('tag ' || tag)::uuid
    from generate_series(1, ${PRODUCTS}::integer) as n, generate_series(1, 3) as tag
    where n % 4 >= tag`.execute(db);
}

describe.each(TEST_DATABASES)(
  'a market after the migration to the table product_listings, on $database',
  ({ open }) => {
    let db: Database;
    let close: () => Promise<void>;

    beforeAll(async () => {
      ({ db, close } = await open());
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
      await migrate(db, {}, BEFORE);
      await createOldMarket(db);
      await migrate(db);
    }, OPEN_LIMIT_MS);

    afterAll(() => close?.());

    const numbers = async (counted: ReturnType<typeof sql<{ n: number }>>) =>
      (await counted.execute(db)).rows.map(({ n }) => n);

    it('lists each product under its section, category, shop and tags', async () => {
      const listed = sql<{ n: number }>`
      select count(*)::integer as n from product_listings
        left join tags on tags.uuid = key group by tags.name order by tags.name`;
      expect(await numbers(listed)).toEqual([180, 120, 60, 3 * PRODUCTS]);
    });

    it('counts products by tag set, and no longer by tag', async () => {
      const counted = (keys: ReturnType<typeof sql>) => sql<{ n: number }>`
      select products as n from product_counts where price_paisa = 0 and key in (${keys})`;
      expect(await numbers(counted(sql`select uuid from tag_sets`))).toEqual([60, 60, 60]);
      expect(await numbers(counted(sql`select uuid from tags`))).toEqual([]);
    });

    it('has no wrong rows in product_listings after all products are replaced', async () => {
      await createTestMarket(db);
      const { rows } = await sql`
      select * from product_listings except select * from due_listings`.execute(db);
      expect(rows).toEqual([]);
    });
  },
);
