import { verifyPassword } from '../customers/passwords';
import type { Database } from '../database/schema';
import { openPostgres } from '../testing/testDatabases';
import { buildMarket } from './buildMarket';
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

it('writes every row', async () => {
  const market = buildMarket();
  expect(await count('products')).toBe(market.products.length);
  expect(await count('productVariants')).toBe(
    market.products.flatMap(({ variants }) => variants).length,
  );
  expect(await count('reviews')).toBe(market.reviews.length);
  expect(await count('orders')).toBe(market.people.orders.length);
  expect(await count('menuItems')).toBe(market.menuItems.length);
});

it('leaves a seeded database as it is', async () => {
  await seedMarket(db, {});
  expect(await count('orders')).toBe(buildMarket().people.orders.length);
});

it('rates products by their reviews', async () => {
  const rated = await db
    .selectFrom('products')
    .select(['ratingTenths', 'reviewCount'])
    .where('reviewCount', '>', 0)
    .execute();
  expect(rated.length).toBeGreaterThan(200);
  expect(rated.every(({ ratingTenths }) => ratingTenths >= 20 && ratingTenths <= 50)).toBe(true);
});

it.each([1, 2, 3, 4, 5])('lets customer %d sign in', async (n) => {
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('phone', '=', `+880171100000${n}`)
    .executeTakeFirstOrThrow();
  expect(customer.phoneVerified).toBe(true);
  expect(await verifyPassword(customer.passwordHash, 'Passw0rd!')).toBe(true);
});
