import { hashPassword } from '../customers/passwords';
import type { Database } from '../database/schema';
import { createTestContent } from './createTestContent';
import { createTestProducts } from './createTestProducts';
import { emptyTables, marketTables } from './emptyTables';
import { BRAND, CATEGORY, CUSTOMER, GROUP, SHOP, TAG } from './marketUuids';
import { snapshotTables } from './snapshotTables';

export const PASSWORD = 'Passw0rd!';
let passwordHash: Promise<string> | undefined;

/**
 * Functions that restore the test market, by database. Restoring the market is ten times as fast as
 * creating it a second time.
 */
const restores = new WeakMap<Database, () => Promise<void>>();

/**
 * Creates a small test market. First empties all tables, except the table `secrets` and the tables
 * that the migrations fill.
 */
export async function createTestMarket(db: Database): Promise<void> {
  const restore = restores.get(db);
  if (restore) return restore();
  // Keeps the secrets, because the API signs the test payment gateway's callbacks with a secret
  // that it reads only once.
  const tables = await marketTables(db, ['secrets']);
  await emptyTables(db, tables);
  await fillTables(db);
  restores.set(db, await snapshotTables(db, tables));
}

async function fillTables(db: Database): Promise<void> {
  await createTestPlaces(db);
  await createTestProducts(db);
  await createTestContent(db);
  passwordHash ??= hashPassword(PASSWORD);
  const account = { passwordHash: await passwordHash, phoneVerified: true };
  await db
    .insertInto('customers')
    .values([
      {
        ...account,
        uuid: CUSTOMER.rahim,
        fullName: 'Rahim Uddin',
        phone: '+8801711000001',
        email: 'rahim@example.com',
        emailVerified: true,
      },
      {
        ...account,
        uuid: CUSTOMER.karima,
        fullName: 'Karima Begum',
        phone: '+8801711000002',
        email: null,
        emailVerified: false,
      },
    ])
    .execute();
}

async function createTestPlaces(db: Database): Promise<void> {
  const bare = { smallPath: null, mediumPath: null };
  await db
    .insertInto('shops')
    .values([
      { ...bare, uuid: SHOP.padma, handle: 'padma', name: 'Padma Fish House', description: '' },
      { ...bare, uuid: SHOP.garden, handle: 'garden', name: 'Green Garden', description: '' },
    ])
    .execute();
  await db
    .insertInto('featuredGroups')
    .values([
      { ...bare, uuid: GROUP.fish, handle: 'fish', name: 'Fish', position: 0 },
      { ...bare, uuid: GROUP.food, handle: 'homemade', name: 'Homemade food', position: 1 },
    ])
    .execute();
  const fish = { ...bare, featuredGroupUuid: GROUP.fish };
  const food = { ...bare, featuredGroupUuid: GROUP.food };
  await db
    .insertInto('categories')
    .values([
      { ...fish, uuid: CATEGORY.river, handle: 'river', name: 'River fish', position: 0 },
      { ...food, uuid: CATEGORY.sweet, handle: 'sweet', name: 'Sweets', position: 1 },
      { ...food, uuid: CATEGORY.empty, handle: 'empty', name: 'Pickles', position: 2 },
    ])
    .execute();
  await db.insertInto('brands').values({ uuid: BRAND.nodi, name: 'Nodi' }).execute();
  await db
    .insertInto('tags')
    .values([
      { uuid: TAG.fresh, name: 'Fresh' },
      { uuid: TAG.sweet, name: 'Sweet' },
    ])
    .execute();
}
