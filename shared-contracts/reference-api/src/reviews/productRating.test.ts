import { randomUUID } from 'node:crypto';
import { workload } from '@marketplace/contracts/testing/workload';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';
import { readRating, removeReview } from './productRating';

const PRODUCTS = [PRODUCT.rui, PRODUCT.hilsa, PRODUCT.honey];
const RUNS = workload({ gate: 5, full: 10, soak: 100 });
const LIMIT_MS = 120_000;

const product = fc.constantFrom(...PRODUCTS);
const stars = fc.integer({ min: 1, max: 5 });
/** Selects reviews by the last hex digit of their uuid. */
const some = fc.uniqueArray(fc.constantFrom(...'0123456789abcdef'), { minLength: 1, maxLength: 6 });

/** An event that changes reviews. It is caused by a shopper, the operator or an SQL statement. */
const happening = fc.oneof(
  fc.record({ act: fc.constant('write' as const), product, ratings: fc.array(stars) }),
  fc.record({ act: fc.constant('edit' as const), some, stars }),
  fc.record({ act: fc.constant('raise' as const), some }),
  fc.record({ act: fc.constant('move' as const), some, product }),
  fc.record({ act: fc.constant('reword' as const), some }),
  fc.record({ act: fc.constant('delete' as const), some }),
  fc.record({ act: fc.constant('moderate' as const), place: fc.nat(20) }),
  fc.record({ act: fc.constant('leave' as const), product }),
);
type Happening = typeof happening extends fc.Arbitrary<infer Each> ? Each : never;

const reviewOf = (productUuid: string, rating: number) => ({
  ...{ uuid: randomUUID(), productUuid, rating, customerUuid: null },
  ...{ authorName: 'A', comment: 'x' },
});

const ofSome = (digits: string[]) => sql<boolean>`right(uuid::text, 1) = any(${digits})`;

async function happen(db: Database, what: Happening): Promise<void> {
  const isThere = async (uuid: string) =>
    (await db.selectFrom('products').select('uuid').where('uuid', '=', uuid).execute()).length > 0;
  // Skips events of a deleted product, because such a product cannot be reviewed.
  if ('product' in what && !(await isThere(what.product))) return;
  const reviews = db.updateTable('reviews');
  if (what.act === 'write' && what.ratings.length > 0) {
    const rows = what.ratings.map((rating) => reviewOf(what.product, rating));
    await db.insertInto('reviews').values(rows).execute();
  }
  if (what.act === 'edit') {
    await reviews.set({ rating: what.stars }).where(ofSome(what.some)).execute();
  }
  if (what.act === 'raise') {
    const rating = sql<number>`rating % 5 + 1`;
    await reviews.set({ rating }).where(ofSome(what.some)).execute();
  }
  if (what.act === 'move') {
    await reviews.set({ productUuid: what.product }).where(ofSome(what.some)).execute();
  }
  if (what.act === 'reword') {
    await reviews.set({ comment: 'y', customerUuid: null }).where(ofSome(what.some)).execute();
  }
  if (what.act === 'delete') {
    await db.deleteFrom('reviews').where(ofSome(what.some)).execute();
  }
  if (what.act === 'moderate') {
    const found = db.selectFrom('reviews').select('uuid').orderBy('uuid').offset(what.place);
    const review = await found.limit(1).executeTakeFirst();
    if (review) await removeReview(db, review.uuid);
  }
  if (what.act === 'leave')
    await db.deleteFrom('products').where('uuid', '=', what.product).execute();
}

/**
 * Reads the stored statistics of the products that still exist, and counts the same statistics from
 * the reviews.
 */
async function figures(db: Database) {
  const products = await db
    .selectFrom('products')
    .select(['uuid', 'ratingTenths', 'reviewCount'])
    .where('uuid', 'in', PRODUCTS)
    .execute();
  const reviews = await db.selectFrom('reviews').select(['productUuid', 'rating']).execute();
  const kept = await Promise.all(
    products.map(async ({ uuid, ratingTenths, reviewCount }) => ({
      ...(await readRating(db, uuid)),
      ...{ uuid, ratingTenths, reviewCount },
    })),
  );
  const recounted = products.map(({ uuid }) => {
    const ratings = reviews.filter(({ productUuid }) => productUuid === uuid);
    const ratingCounts = [1, 2, 3, 4, 5].map(
      (each) => ratings.filter(({ rating }) => rating === each).length,
    );
    const total = ratings.length;
    const sum = ratings.reduce((all, { rating }) => all + rating, 0);
    const ratingTenths = total === 0 ? 0 : Math.round((sum * 10) / total);
    const averageRating = ratingTenths / 10;
    return { uuid, ratingCounts, total, averageRating, ratingTenths, reviewCount: total };
  });
  return { kept, recounted };
}

describe.each(TEST_DATABASES)("the statistics of a product's reviews on $database", ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await open());
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await createTestMarket(db);
    await db.updateTable('products').set({ ratingTenths: 0, reviewCount: 0 }).execute();
  });

  afterAll(() => close?.());

  it(
    'equal a recount of the reviews after any changes',
    async () => {
      const property = fc.asyncProperty(
        fc.array(happening, { minLength: 3, maxLength: 12 }),
        async (happenings) => {
          await createTestMarket(db);
          await db.updateTable('products').set({ ratingTenths: 0, reviewCount: 0 }).execute();
          await db
            .insertInto('reviews')
            .values(PRODUCTS.map((each) => reviewOf(each, 3)))
            .execute();
          for (const each of happenings) {
            await happen(db, each);
            const { kept, recounted } = await figures(db);
            expect(kept).toEqual(recounted);
          }
        },
      );
      await fc.assert(property, { numRuns: RUNS, seed: 20_240_501 });
    },
    LIMIT_MS,
  );

  it('stay correct if reviews are written, edited and deleted simultaneously', async () => {
    const rows = Array.from({ length: 48 }, (_, n) =>
      reviewOf(PRODUCTS[n % 3] ?? PRODUCT.rui, (n % 5) + 1),
    );
    await db.insertInto('reviews').values(rows).execute();
    await Promise.all(
      rows.map(async ({ uuid, productUuid }, n) => {
        if (n % 3 === 0) await removeReview(db, uuid);
        else if (n % 3 === 1)
          await db.insertInto('reviews').values(reviewOf(productUuid, 5)).execute();
        else await db.updateTable('reviews').set({ rating: 1 }).where('uuid', '=', uuid).execute();
      }),
    );
    const { kept, recounted } = await figures(db);
    expect(kept).toEqual(recounted);
  });

  it("still count a review after its author's account was deleted, and are zero without reviews", async () => {
    const review = { ...reviewOf(PRODUCT.rui, 4), customerUuid: CUSTOMER.karima };
    await db.insertInto('reviews').values(review).execute();
    await db.deleteFrom('customers').where('uuid', '=', CUSTOMER.karima).execute();
    expect((await figures(db)).kept).toContainEqual(
      expect.objectContaining({ uuid: PRODUCT.rui, ratingTenths: 40, total: 1 }),
    );
    await sql`truncate reviews cascade`.execute(db);
    const { kept, recounted } = await figures(db);
    expect(kept).toEqual(recounted);
  });
});
