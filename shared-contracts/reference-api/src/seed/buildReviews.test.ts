import { buildReviews } from './buildReviews';

const { reviews, uploads } = buildReviews();
const share = (part: readonly unknown[]) => part.length / reviews.length;
const DAY_MS = 86_400_000;

it('the reviews contain at least 200 different texts, and reviews with the same text have the same rating', () => {
  const texts = new Map(reviews.map(({ comment, rating }) => [comment, rating]));
  expect(texts.size).toBeGreaterThanOrEqual(200);
  for (const { comment, rating } of reviews) {
    expect([comment, rating]).toEqual([comment, texts.get(comment)]);
  }
});

it('the reviews contain every rating, and between a tenth and a third of them have at most three stars', () => {
  const poor = reviews.filter(({ rating }) => rating <= 3);
  expect(share(poor)).toBeGreaterThan(0.1);
  expect(share(poor)).toBeLessThan(0.33);
  expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
});

it("a product's reviews all have different texts and authors", () => {
  const keys = (field: 'comment' | 'authorName') =>
    new Set(reviews.map((review) => `${review.productUuid} ${review[field]}`));
  expect(keys('comment').size).toBe(reviews.length);
  expect(keys('authorName').size).toBe(reviews.length);
});

it('reviews are at most about 200 days old, and replies are later than their reviews but not in the future', () => {
  for (const { createdAt, answeredAt } of reviews) {
    const age = Date.now() - Number(createdAt);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(203 * DAY_MS);
    if (!answeredAt) continue;
    expect(Number(answeredAt)).toBeLessThan(Date.now());
    expect(Number(answeredAt)).toBeGreaterThan(Number(createdAt));
  }
});

it('most authors are verified buyers, and more than half of the bad reviews have replies', () => {
  expect(share(reviews.filter(({ isVerifiedBuyer }) => isVerifiedBuyer))).toBeGreaterThan(0.7);
  expect(share(reviews.filter(({ isVerifiedBuyer }) => !isVerifiedBuyer))).toBeGreaterThan(0.05);
  const poor = reviews.filter(({ rating }) => rating <= 2);
  expect(poor.filter(({ answer }) => answer).length / poor.length).toBeGreaterThan(0.5);
  expect(reviews.filter(({ answer, rating }) => answer && rating >= 4).length).toBeGreaterThan(10);
});

it('at least 20 reviews have a picture, and none has two', () => {
  expect(uploads.length).toBeGreaterThanOrEqual(20);
  expect(new Set(uploads.map(({ reviewUuid }) => reviewUuid)).size).toBe(uploads.length);
});
