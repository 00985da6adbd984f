import { setTimeout } from 'node:timers/promises';
import { workload } from '@marketplace/contracts/testing/workload';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { BRAND, CATEGORY, GROUP, SHOP, TAG } from '../testing/marketUuids';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';

const EVERYTHING = '00000000-0000-0000-0000-000000000000';
const uuidOf = (number: number) => `00000000-0000-4000-8000-0000000f000${number}`;

/** Rows that `product_counts` must contain, counted from the products. */
const COUNTED = sql`
  select key, step as price_paisa, count(*)::integer as products
  from products, unnest(array[${EVERYTHING}::uuid, shop_uuid, category_uuid, brand_uuid, (
      select md5(array_agg(tag_uuid order by tag_uuid)::text)::uuid
      from product_tags where product_uuid = products.uuid)]) as key,
    unnest(array[0, price_paisa]) as step
  where key is not null group by 1, 2`;
const KEPT = sql`select key, price_paisa, products from product_counts where products <> 0`;

const LISTED = sql`
  select products.uuid, key, products.created_at, price_paisa, rating_tenths, review_count,
    sold_count
  from products join categories on categories.uuid = category_uuid,
    unnest(array[shop_uuid, category_uuid, brand_uuid, featured_group_uuid] || array(
      select tag_uuid from product_tags where product_uuid = products.uuid)) as key
  where key is not null`;

const number = fc.integer({ min: 0, max: 4 });
const some = fc.subarray([0, 1, 2, 3, 4], { minLength: 1 });
const tag = fc.constantFrom(TAG.fresh, TAG.sweet);
const price = fc.integer({ min: 1, max: 4 });
const column = fc.constantFrom(
  ...Object.entries({
    shop_uuid: [SHOP.padma, SHOP.garden],
    category_uuid: [CATEGORY.river, CATEGORY.sweet],
    brand_uuid: [BRAND.nodi, null],
    price_paisa: [5, 6],
    sold_count: [1, 2],
    rating_tenths: [10, 50],
    name: ['Rui', 'Honey pot'],
    inventory_quantity: [1, 2],
  }),
);

/** A statement that changes any number of products. */
const change = fc.oneof(
  fc.tuple(some, price).map(
    ([numbers, paisa]) => sql`
      insert into products (uuid, shop_uuid, category_uuid, handle, name, description, price_paisa,
        inventory_quantity, track_quantity, sell_stockout, has_variants)
      select uuid, ${SHOP.padma}, ${CATEGORY.river}, uuid::text, 'Rui fish', '', ${paisa}, 1, true,
        false, false
      from unnest(${numbers.map(uuidOf)}::uuid[]) as uuid on conflict do nothing`,
  ),
  some.map((numbers) => sql`delete from products where uuid = any(${numbers.map(uuidOf)}::uuid[])`),
  fc.tuple(some, column, fc.nat(1)).map(
    ([numbers, [name, values], pick]) => sql`
      update products set ${sql.ref(name)} = ${values[pick]}
      where uuid = any(${numbers.map(uuidOf)}::uuid[])`,
  ),
  fc.tuple(some, tag).map(
    ([numbers, uuid]) => sql`
      insert into product_tags select uuid, ${uuid} from products
      where uuid = any(${numbers.map(uuidOf)}::uuid[]) on conflict do nothing`,
  ),
  fc.tuple(number, tag).map(
    ([one, uuid]) => sql`
      delete from product_tags where product_uuid = ${uuidOf(one)} and tag_uuid = ${uuid}`,
  ),
  number.map(
    (one) => sql`
      update product_tags set tag_uuid = ${TAG.sweet} where product_uuid = ${uuidOf(one)}
        and not exists (select from product_tags as other
          where product_uuid = ${uuidOf(one)} and tag_uuid = ${TAG.sweet})`,
  ),
  tag.map((uuid) => sql`delete from product_tags where tag_uuid = ${uuid}`),
  fc.constantFrom(GROUP.fish, GROUP.food, null).map(
    (group) => sql`
      update categories set featured_group_uuid = ${group} where uuid = ${CATEGORY.sweet}`,
  ),
);

describe.each(TEST_DATABASES)(
  'the stored counts and listings of products on $database',
  ({ open }) => {
    let db: Database;
    let close: () => Promise<void>;

    beforeAll(async () => {
      ({ db, close } = await open());
      await createTestMarket(db);
    }, OPEN_LIMIT_MS);

    afterAll(() => close?.());

    const differences = async (one: typeof KEPT, other: typeof KEPT) => {
      const { rows } = await sql`
      (${one} except ${other}) union all (${other} except ${one})`.execute(db);
      return rows;
    };

    it('equal a new count after any sequence of writes', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
          for (const one of changes) await one.execute(db);
          expect(await differences(KEPT, COUNTED)).toEqual([]);
          expect(await differences(sql`select * from product_listings`, LISTED)).toEqual([]);
        }),
        { numRuns: workload({ gate: 12, soak: 100 }) },
      );
    }, 60_000);

    it('include both tags if two requests add different tags to a product simultaneously', async () => {
      await createTestMarket(db);
      const [{ uuid } = { uuid: '' }] = await db
        .selectFrom('products')
        .select('uuid')
        .where('tagSetUuid', 'is', null)
        .limit(1)
        .execute();
      const give = (to: typeof db, tagUuid: string) =>
        to.insertInto('productTags').values({ productUuid: uuid, tagUuid }).execute();
      const second = await db.transaction().execute(async (transaction) => {
        await give(transaction, TAG.fresh);
        const waiting = give(db, TAG.sweet);
        await Promise.race([waiting, setTimeout(300)]);
        // Wraps the promise in an object. The transaction would wait for a bare promise, and this
        // promise waits for the transaction.
        return { waiting };
      });
      await second.waiting;
      expect(await differences(KEPT, COUNTED)).toEqual([]);
      expect(await differences(sql`select * from product_listings`, LISTED)).toEqual([]);
    });
  },
);
