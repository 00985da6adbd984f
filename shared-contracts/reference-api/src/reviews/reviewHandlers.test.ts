import { randomUUID } from 'node:crypto';
import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { getProductByHandle } from '@marketplace/contracts/api/products';
import {
  checkReviewEligibility,
  createReview,
  listReviews,
} from '@marketplace/contracts/api/reviews';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { sql } from 'kysely';
import { issueToken } from '../http/accessTokens';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { picture } from '../testing/hostileFiles';
import { CUSTOMER, PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { createClock, visitorWith } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';
import { removeReview } from './productRating';
import { isListed } from './reviewFilters';

describe.each(TEST_DATABASES)('the API for reviews on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });
  let rahim: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await visitor(CUSTOMER.rahim);
  });

  const visitor = async (customerUuid: string) =>
    visitorWith((await issueToken(market.db, customerUuid, clock.now())).accessToken);
  const eligibility = (request: Request, productUuid = PRODUCT.rui) =>
    callApi(checkReviewEligibility, { request, query: { productUuid } });
  const write = (request: Request, changes: object = {}) =>
    callApi(createReview, {
      request,
      body: { productUuid: PRODUCT.rui, rating: 4, comment: 'Fresh and firm.', ...changes },
    });
  const list = (query: object = {}) => {
    clearApiCache();
    return callApi(listReviews, { query: { productUuid: PRODUCT.rui, ...query } });
  };
  const figures = () =>
    market.db
      .selectFrom('products')
      .select(['ratingTenths', 'reviewCount'])
      .where('uuid', '=', PRODUCT.rui)
      .executeTakeFirstOrThrow();
  const upload = async (request: Request) => {
    const files = [new Blob([new Uint8Array(await picture('jpeg'))])];
    return (await callApi(uploadFiles, { request, files })).items[0]?.mediumImageUrl ?? '';
  };

  async function createBuyers(count: number): Promise<Request[]> {
    const buyers: Request[] = [];
    for (let i = 0; i < count; i += 1) {
      const uuid = randomUUID();
      const phone = `+88019${String(i).padStart(8, '0')}`;
      const account = { email: null, passwordHash: '', phoneVerified: true };
      await market.db
        .insertInto('customers')
        .values({ uuid, fullName: `Buyer ${i}`, phone, ...account })
        .execute();
      await createTestOrder(market.db, uuid, PRODUCT.rui);
      buyers.push(await visitor(uuid));
    }
    return buyers;
  }

  it('filters reviews by stars and by pictures, and counts the filtered reviews', async () => {
    await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    const [second, third] = await createBuyers(2);
    await write(rahim, { rating: 5, imageUrls: [await upload(rahim)] });
    await write(second ?? rahim, { rating: 5 });
    await write(third ?? rahim, { rating: 2, imageUrls: [await upload(third ?? rahim)] });
    const seen = async (query: object) => {
      const { items, picturedCount, ratingCounts, paginationStatus } = await list(query);
      expect({ picturedCount, ratingCounts }).toEqual({
        picturedCount: 2,
        ratingCounts: [0, 1, 0, 0, 2],
      });
      expect(paginationStatus.totalItems).toBe(items.length);
      return items.map(({ rating, imageUrls }) => [rating, imageUrls.length]);
    };
    expect(await seen({ rating: 5 })).toHaveLength(2);
    expect(await seen({ rating: 3 })).toEqual([]);
    expect((await seen({ hasPictures: 'true' })).toSorted()).toEqual([
      [2, 1],
      [5, 1],
    ]);
    expect(await seen({ hasPictures: 'true', rating: 5 })).toEqual([[5, 1]]);
    expect(await seen({ hasPictures: 'false' })).toHaveLength(3);
    // A review whose only picture was deleted no longer counts as a review with pictures.
    await market.db.deleteFrom('uploads').execute();
    expect((await list({ hasPictures: 'true' })).items).toEqual([]);
  });

  it.each([
    [{ rating: 0 }],
    [{ rating: 6 }],
    [{ rating: '5; drop table' }],
    [{ hasPictures: 'x' }],
  ])('refuses the filter %j', async (query) => {
    await expect(list(query)).rejects.toMatchObject({ status: 400 });
  });

  it('uses an index to read a page of filtered reviews', async () => {
    for (const filter of [{ rating: 5 }, { hasPictures: 'true' as const }]) {
      const query = { pageNumber: 1, pageSize: 14, productUuid: PRODUCT.rui, ...filter };
      const plan = await market.db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        return trx
          .selectFrom('reviews')
          .select('uuid')
          .where(isListed(query))
          .orderBy('createdAt', 'desc')
          .orderBy('uuid')
          .limit(14)
          .explain('text');
      });
      const text = JSON.stringify(plan);
      expect(text).toMatch(filter.rating ? /reviews_by_rating/ : /reviews_pictured/);
      expect(text).not.toMatch(/Sort/);
    }
  });

  it.each([
    ['placed', 'not-received'],
    ['confirmed', 'not-received'],
    ['shipped', 'not-received'],
    ['cancelled', 'not-bought'],
    ['delivered', null],
  ] as const)(
    'for a customer whose order is %s, returns the ineligibility reason %s',
    async (status, reason) => {
      await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui, status);
      expect(await eligibility(rahim)).toEqual({ isEligible: reason === null, reason });
      if (reason) await expect(write(rahim)).rejects.toMatchObject({ status: 403, code: reason });
    },
  );

  it('gives the reason not-bought if only another customer bought the product, and 404 for an unknown product', async () => {
    await createTestOrder(market.db, CUSTOMER.karima, PRODUCT.rui);
    await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.hilsa);
    expect((await eligibility(rahim)).reason).toBe('not-bought');
    await expect(eligibility(rahim, UNKNOWN)).rejects.toMatchObject({ status: 404 });
    await expect(write(rahim, { productUuid: UNKNOWN })).rejects.toMatchObject({ status: 404 });
    await expect(list({ productUuid: UNKNOWN })).rejects.toMatchObject({ status: 404 });
  });

  it("shows a review immediately, updates the product's rating, and accepts only one review per customer", async () => {
    await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    expect(await list()).toMatchObject({
      items: [],
      averageRating: 0,
      ratingCounts: [0, 0, 0, 0, 0],
    });
    const review = await write(rahim);
    expect(review).toMatchObject({ authorName: 'Rahim Uddin', rating: 4, imageUrls: [] });
    expect(await list()).toEqual({
      items: [review],
      averageRating: 4,
      ratingCounts: [0, 0, 0, 1, 0],
      picturedCount: 0,
      paginationStatus: { pageNumber: 1, pageSize: 14, totalItems: 1, totalPages: 1 },
    });
    const params = { handle: 'rui-fish' };
    expect((await callApi(getProductByHandle, { params })).averageRating).toBe(4);
    await expect(write(rahim)).rejects.toMatchObject({ status: 409, code: 'already-reviewed' });
    expect((await eligibility(rahim)).reason).toBe('already-reviewed');
  });

  it("lists a review with the shop's answer, and shows that the author is a verified buyer", async () => {
    await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    const { uuid, isVerifiedBuyer } = await write(rahim);
    expect(isVerifiedBuyer).toBe(true);
    await market.db
      .updateTable('reviews')
      .set({ answer: 'Thank you.', answeredAt: clock.now() })
      .where('uuid', '=', uuid)
      .execute();
    expect((await list()).items[0]).toMatchObject({
      isVerifiedBuyer: true,
      answer: { text: 'Thank you.', answeredAt: clock.now().toISOString() },
    });
  });

  it('stores only one review if the same request arrives many times simultaneously', async () => {
    await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => write(rahim)));
    const statuses = sent.map((each) => (each.status === 'rejected' ? each.reason.status : 200));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await list()).ratingCounts).toEqual([0, 0, 0, 1, 0]);
  });

  it('rates a product correctly after ten simultaneous reviews and the removal of one of them', async () => {
    const buyers = await createBuyers(10);
    const ratings = [5, 5, 4, 3, 1, 5, 2, 4, 4, 5];
    await Promise.all(buyers.map((buyer, i) => write(buyer, { rating: ratings[i] })));
    expect(await figures()).toEqual({ ratingTenths: 38, reviewCount: 10 });
    const listed = await list({ pageSize: 3, pageNumber: 4 });
    expect(listed).toMatchObject({ averageRating: 3.8, ratingCounts: [1, 1, 1, 3, 4] });
    expect(listed.items).toHaveLength(1);
    const worst = (await list()).items.find(({ rating }) => rating === 1)?.uuid ?? '';
    expect(await removeReview(market.db, worst)).toBe(true);
    expect(await removeReview(market.db, worst)).toBe(false);
    expect(await figures()).toEqual({ ratingTenths: 41, reviewCount: 9 });
    expect(await list()).toMatchObject({ averageRating: 4.1, ratingCounts: [0, 1, 1, 3, 4] });
  });

  it('counts all reviews if several with different stars arrive simultaneously', async () => {
    const buyers = await createBuyers(25);
    for (let round = 0; round < 5; round += 1) {
      const five = buyers.slice(round * 5, round * 5 + 5);
      await Promise.all(five.map((buyer, i) => write(buyer, { rating: i + 1 })));
      const { ratingTenths, reviewCount } = await figures();
      expect([ratingTenths, reviewCount]).toEqual([30, round * 5 + 5]);
    }
  });

  it('counts reviews that are inserted or deleted in bulk, and none for a deleted product', async () => {
    const bulk = (rating: number) => ({
      ...{ uuid: randomUUID(), productUuid: PRODUCT.hilsa, customerUuid: null },
      ...{ authorName: 'A', rating, comment: 'x' },
    });
    await market.db.insertInto('reviews').values([5, 5, 1].map(bulk)).execute();
    const counts = async () => (await list({ productUuid: PRODUCT.hilsa })).ratingCounts;
    expect(await counts()).toEqual([1, 0, 0, 0, 2]);
    await market.db.deleteFrom('reviews').where('rating', '=', 5).execute();
    expect(await counts()).toEqual([1, 0, 0, 0, 0]);
    await market.db.deleteFrom('products').where('uuid', '=', PRODUCT.hilsa).execute();
    expect(await market.db.selectFrom('reviewCounts').selectAll().execute()).toEqual([]);
  });

  it('accepts only pictures that the author has uploaded and not yet used, and keeps the sequence of the request', async () => {
    await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    const karima = await visitor(CUSTOMER.karima);
    const own = [await upload(rahim), await upload(rahim)];
    const refused = [
      [await upload(karima)],
      ['https://evil.example/x.webp'],
      ['/api/media/products/rui-medium.webp'],
      [own[0], own[0]],
      ['', own[0]],
    ];
    for (const imageUrls of refused) {
      const message = expect.stringMatching(/^imageUrls\.[01] must be a picture you uploaded/);
      await expect(write(rahim, { imageUrls })).rejects.toMatchObject({ status: 400, message });
    }
    expect((await list()).items).toEqual([]);
    const review = await write(rahim, { imageUrls: [own[1], own[0]] });
    expect(review.imageUrls.map(({ mediumImageUrl }) => mediumImageUrl)).toEqual([own[1], own[0]]);
    expect((await list()).items[0]?.imageUrls).toEqual(review.imageUrls);
    await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.hilsa);
    await expect(
      write(rahim, { productUuid: PRODUCT.hilsa, imageUrls: [own[0]] }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['no star', { rating: 0 }, 'rating must be at least 1'],
    ['six stars', { rating: 6 }, 'rating must be at most 5'],
    ['half a star', { rating: 4.5 }, 'rating must be a whole number'],
    ['a text instead of stars', { rating: '5' }, 'rating must be a whole number'],
    ['an empty comment', { comment: '   ' }, 'comment must not be empty'],
    [
      'a comment that is too long',
      { comment: 'x'.repeat(1001) },
      'comment must have at most 1000 characters',
    ],
    [
      'more than five pictures',
      { imageUrls: Array(6).fill('x') },
      'imageUrls must hold at most 5 pictures',
    ],
    ['a handle instead of a uuid', { productUuid: 'rui' }, 'productUuid must be a uuid'],
  ])('refuses a review with %s', async (_, changes, message) => {
    await expect(write(rahim, changes)).rejects.toMatchObject({ status: 400, message });
  });

  it('limits how often per hour a customer can try to write a review', async () => {
    for (let i = 0; i < 20; i += 1) {
      await expect(write(rahim)).rejects.toMatchObject({ status: 403 });
    }
    await createTestOrder(market.db, CUSTOMER.rahim, PRODUCT.rui);
    await expect(write(rahim)).rejects.toMatchObject({ status: 429 });
    clock.advance(3601);
    expect((await write(await visitor(CUSTOMER.rahim))).rating).toBe(4);
  });
});
