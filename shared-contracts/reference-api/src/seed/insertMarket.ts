import { type Insertable, sql } from 'kysely';
import { hashPassword } from '../customers/passwords';
import { refreshProductFigures } from '../database/refreshProductFigures';
import type { Database, Schema } from '../database/schema';
import type { Market } from './buildMarket';
import { DEMO_PASSWORD } from './customers';

/**
 * Rows per statement. Even for the widest table, a statement then stays below PostgreSQL's limit of
 * 65,535 parameters.
 */
const BATCH = 400;

/** Inserts the market in one transaction: if anything fails, the tables stay empty. */
export async function insertMarket(db: Database, market: Market): Promise<void> {
  const { products, people, community } = market;
  const customers = await Promise.all(
    people.customers.map(async (row) => ({
      ...row,
      passwordHash: await hashPassword(DEMO_PASSWORD),
    })),
  );
  await db.transaction().execute(async (transaction) => {
    async function insert<Table extends keyof Schema>(
      table: Table,
      rows: Insertable<Schema[Table]>[],
    ): Promise<void> {
      for (let start = 0; start < rows.length; start += BATCH) {
        await transaction
          .insertInto(table)
          .values(rows.slice(start, start + BATCH))
          .execute();
      }
    }
    // Raises the time limit of queries, because these statements take long on a slow machine and no
    // visitor waits for them.
    await sql`set local statement_timeout = '60s'`.execute(transaction);
    for (const table of ['shops', 'featuredGroups', 'categories', 'brands', 'tags'] as const) {
      await insert(table, market[table]);
    }
    await insert(
      'products',
      products.map(({ product }) => product),
    );
    await insert(
      'productPictures',
      products.flatMap(({ pictures }) => pictures),
    );
    await insert(
      'productOptions',
      products.flatMap(({ options }) => options),
    );
    await insert(
      'productVariants',
      products.flatMap(({ variants }) => variants),
    );
    const content = [
      'productTags',
      'reviews',
      'uploads',
      'blogs',
      'blogTags',
      'blogProducts',
      'menuItems',
      'sliders',
    ] as const;
    for (const table of content) await insert(table, market[table]);
    await insert('customers', customers);
    await insert('addresses', people.addresses);
    await insert('wishlistEntries', people.wishlistEntries);
    await insert(
      'orders',
      people.orders.map(({ order }) => order),
    );
    await insert(
      'parcels',
      people.orders.flatMap(({ parcels }) => parcels),
    );
    await insert(
      'orderItems',
      people.orders.flatMap(({ items }) => items),
    );
    await insert(
      'orderStatusChanges',
      people.orders.flatMap(({ changes }) => changes),
    );
    await insert(
      'payments',
      people.orders.map(({ payment }) => payment),
    );
    await insert('blogComments', community.blogComments);
    await insert('complaints', community.complaints);
    await insert('complaintMessages', community.complaintMessages);
  });
  await refreshProductFigures(db);
}
