import { hashPassword, verifyPassword } from '../customers/passwords';
import type { Database } from '../database/schema';
import { issueToken } from '../http/accessTokens';
import { openPostgres } from '../testing/testDatabases';
import { buildMarket } from './buildMarket';
import { closeDemoAccounts } from './closeDemoAccounts';
import { seedMarket } from './seedMarket';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openPostgres());
  await seedMarket(db, {});
}, 180_000);
afterAll(() => close?.());

const count = async (table: 'products' | 'productVariants' | 'reviews' | 'orders' | 'menuItems') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

it('seedMarket inserts every product, variant, review, order and menu entry', async () => {
  const market = buildMarket();
  expect(await count('products')).toBe(market.products.length);
  expect(await count('productVariants')).toBe(
    market.products.flatMap(({ variants }) => variants).length,
  );
  expect(await count('reviews')).toBe(market.reviews.length);
  expect(await count('orders')).toBe(market.people.orders.length);
  expect(await count('menuItems')).toBe(market.menuItems.length);
});

it('seedMarket inserts no further orders into a seeded database', async () => {
  await seedMarket(db, {});
  expect(await count('orders')).toBe(buildMarket().people.orders.length);
});

it('more than 200 seeded products have ratings; some of these products, but less than a tenth, average below 3', async () => {
  const rated = await db
    .selectFrom('products')
    .select(['ratingTenths', 'reviewCount'])
    .where('reviewCount', '>', 0)
    .execute();
  expect(rated.length).toBeGreaterThan(200);
  expect(rated.every(({ ratingTenths }) => ratingTenths >= 10 && ratingTenths <= 50)).toBe(true);
  const bad = rated.filter(({ ratingTenths }) => ratingTenths < 30).length;
  expect(bad).toBeGreaterThan(0);
  expect(bad / rated.length).toBeLessThan(0.1);
});

it.each([1, 2, 3, 4, 5, 6])(
  'seeded customer %d has the published password, and has a verified phone unless it is customer 6',
  async (n) => {
    const customer = await db
      .selectFrom('customers')
      .selectAll()
      .where('phone', '=', `+880171100000${n}`)
      .executeTakeFirstOrThrow();
    expect(customer.phoneVerified).toBe(n !== 6);
    expect(await verifyPassword(customer.passwordHash, 'Passw0rd!')).toBe(true);
  },
);

it('closeDemoAccounts closes accounts with the published password, ends their sessions, and leaves other accounts open', async () => {
  const [own, open] = buildMarket().people.customers;
  const passwordHash = await hashPassword('rain on tin roofs');
  await db
    .updateTable('customers')
    .set({ passwordHash })
    .where('uuid', '=', own?.uuid ?? '')
    .execute();
  const session = { idleDays: 30, mostDays: 180, device: null, address: '203.0.113.1' };
  for (const customer of [own, open]) {
    await issueToken(db, customer?.uuid ?? '', new Date(), session);
  }
  expect(await closeDemoAccounts(db)).toBe(buildMarket().people.customers.length - 1);
  const rows = await db.selectFrom('customers').select(['uuid', 'passwordHash']).execute();
  for (const row of rows) expect(await verifyPassword(row.passwordHash, 'Passw0rd!')).toBe(false);
  expect(rows.find(({ uuid }) => uuid === own?.uuid)?.passwordHash).toBe(passwordHash);
  const tokens = await db.selectFrom('accessTokens').select('customerUuid').execute();
  expect(tokens).toEqual([{ customerUuid: own?.uuid }]);
  expect(await closeDemoAccounts(db)).toBe(0);
});
