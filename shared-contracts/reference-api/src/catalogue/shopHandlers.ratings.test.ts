import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, SHOP } from '../testing/marketUuids';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

describe('ratings of a shop', () => {
  let db: Database;
  let closeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const opened = await openPostgres();
    db = opened.db;
    closeDatabase = opened.close;
  }, OPEN_LIMIT_MS);

  afterAll(() => closeDatabase?.());

  beforeEach(async () => {
    await createTestMarket(db);
    await db.deleteFrom('reviews').execute();
    const review = { customerUuid: null, authorName: 'Rahim', comment: '' };
    await db
      .insertInto('reviews')
      .values([
        { ...review, uuid: ONE, productUuid: PRODUCT.rui, rating: 5 },
        { ...review, uuid: OTHER, productUuid: PRODUCT.hilsa, rating: 2 },
      ])
      .execute();
  });

  const ONE = '00000000-0000-4000-8000-00000000aa01';
  const OTHER = '00000000-0000-4000-8000-00000000aa02';

  const ratingsOf = async (uuid: string) => {
    const { ratingTotal, reviewCount } = await db
      .selectFrom('shops')
      .select(['ratingTotal', 'reviewCount'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return [ratingTotal, reviewCount];
  };

  it("are counted and summed over the shop's products", async () => {
    expect(await ratingsOf(SHOP.padma)).toEqual([7, 2]);
  });

  it.each<[string, () => Promise<unknown>, number[]]>([
    [
      'a review is removed',
      () => db.deleteFrom('reviews').where('uuid', '=', ONE).execute(),
      [2, 1],
    ],
    ['stars are edited', () => sql`update reviews set rating = rating - 1`.execute(db), [5, 2]],
    ['a name is edited', () => sql`update reviews set author_name = 'R.'`.execute(db), [7, 2]],
    [
      'a product is deleted with its reviews',
      () => db.deleteFrom('products').where('uuid', '=', PRODUCT.rui).execute(),
      [2, 1],
    ],
    ['all products are deleted', () => db.deleteFrom('products').execute(), [0, 0]],
    [
      'a product moves to another shop',
      () =>
        db
          .updateTable('products')
          .set({ shopUuid: SHOP.garden })
          .where('uuid', '=', PRODUCT.hilsa)
          .execute(),
      [5, 1],
    ],
  ])('stay correct if %s', async (_, change, expected) => {
    await change();
    expect(await ratingsOf(SHOP.padma)).toEqual(expected);
  });
});
