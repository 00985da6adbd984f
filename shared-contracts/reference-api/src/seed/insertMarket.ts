import { type Insertable, sql } from 'kysely';
import { hashPassword } from '../customers/passwords';
import { refreshProductFigures } from '../database/refreshProductFigures';
import type { Database, DatabaseTransaction, Schema } from '../database/schema';
import type { Market } from './buildMarket';
import { DEMO_PASSWORD } from './data/customers';
import { stableUuid } from './stable';

/** Rows of one statement: well below PostgreSQL's 65,535 parameters for the widest table. */
const BATCH = 400;

async function insertRows<Table extends keyof Schema>(
  db: DatabaseTransaction,
  table: Table,
  rows: Insertable<Schema[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
}

async function insertProducts(db: DatabaseTransaction, { products }: Market): Promise<void> {
  await insertRows(
    db,
    'products',
    products.map(({ product }) => product),
  );
  await insertRows(
    db,
    'productPictures',
    products.flatMap(({ pictures }) => pictures),
  );
  await insertRows(
    db,
    'productOptions',
    products.flatMap(({ options }) => options),
  );
  await insertRows(
    db,
    'productVariants',
    products.flatMap(({ variants }) => variants),
  );
  await insertRows(
    db,
    'productTags',
    products.flatMap(({ product, tags }) =>
      tags.map((tag) => ({ productUuid: product.uuid, tagUuid: stableUuid(`tag ${tag}`) })),
    ),
  );
}

async function insertPeople(
  db: DatabaseTransaction,
  { people }: Market,
  hashes: string[],
): Promise<void> {
  const customers = people.customers.map((row, i) => ({ ...row, passwordHash: hashes[i] ?? '' }));
  await insertRows(db, 'customers', customers);
  await insertRows(db, 'addresses', people.addresses);
  await insertRows(db, 'wishlistEntries', people.wishlistEntries);
  await insertRows(
    db,
    'orders',
    people.orders.map(({ order }) => order),
  );
  await insertRows(
    db,
    'parcels',
    people.orders.flatMap(({ parcels }) => parcels),
  );
  await insertRows(
    db,
    'orderItems',
    people.orders.flatMap(({ items }) => items),
  );
  await insertRows(
    db,
    'orderStatusChanges',
    people.orders.flatMap(({ changes }) => changes),
  );
  await insertRows(
    db,
    'payments',
    people.orders.map(({ payment }) => payment),
  );
}

/** Writes the market in one transaction: a seed that fails half-way leaves the tables empty. */
export async function insertMarket(db: Database, market: Market): Promise<void> {
  const hashes = await Promise.all(market.people.customers.map(() => hashPassword(DEMO_PASSWORD)));
  await db.transaction().execute(async (transaction) => {
    // Nobody waits for these; on a busy machine they take longer than a query of a visitor may.
    await sql`set local statement_timeout = '60s'`.execute(transaction);
    await insertRows(transaction, 'shops', market.shops);
    await insertRows(transaction, 'featuredGroups', market.featuredGroups);
    await insertRows(transaction, 'categories', market.categories);
    await insertRows(transaction, 'brands', market.brands);
    await insertRows(transaction, 'tags', market.tags);
    await insertProducts(transaction, market);
    await insertRows(
      transaction,
      'reviews',
      market.reviews.map(({ review }) => review),
    );
    await insertRows(
      transaction,
      'uploads',
      market.reviews.flatMap(({ pictures }) => pictures),
    );
    await insertRows(transaction, 'blogs', market.blogs);
    await insertRows(transaction, 'blogTags', market.blogTags);
    await insertRows(transaction, 'blogProducts', market.blogProducts);
    await insertRows(transaction, 'menuItems', market.menuItems);
    await insertRows(transaction, 'sliders', market.sliders);
    await insertPeople(transaction, market, hashes);
    await insertRows(transaction, 'blogComments', market.community.blogComments);
    await insertRows(transaction, 'complaints', market.community.complaints);
  });
  await refreshProductFigures(db);
}
