import { listPictures } from '../listPictures';
import { buildProducts } from './buildProducts';
import { buildReviews } from './buildReviews';
import { generalTexts, reviewTextsOf, textsOfSections } from './reviewTexts';

const products = buildProducts();
const rows = buildReviews(products);
const reviews = rows.map(({ review }) => review);
const share = (part: readonly unknown[]) => part.length / reviews.length;
const DAY_MS = 86_400_000;

it('has at least 200 texts, no two the same, and of every number of stars', () => {
  const texts = [...generalTexts, ...Object.values(textsOfSections).flat()];
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(200);
  const used = new Set(reviews.map(({ comment }) => comment));
  expect(used.size).toBeGreaterThanOrEqual(200);
});

it('has a tenth to a third of three stars and fewer, and every number of stars', () => {
  const poor = reviews.filter(({ rating }) => rating <= 3);
  expect(share(poor)).toBeGreaterThan(0.1);
  expect(share(poor)).toBeLessThan(0.33);
  expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
});

it('says of a product what fits it and its stars, and no sentence twice', () => {
  for (const { source, product } of products) {
    const own = reviews.filter(({ productUuid }) => productUuid === product.uuid);
    const texts = reviewTextsOf(source);
    for (const { comment, rating } of own) {
      expect(texts).toContainEqual(expect.objectContaining({ text: comment, stars: rating }));
    }
    const said = new Set(own.map(({ comment }) => comment));
    expect([source.handle, said.size]).toEqual([source.handle, own.length]);
  }
});

it('speaks of no kind that there is not', () => {
  const kinds = new Set(
    products.flatMap(({ source }) => reviewTextsOf(source).flatMap((each) => each.kinds)),
  );
  const named = Object.values(textsOfSections).flatMap((texts) =>
    texts.flatMap((each) => each.kinds),
  );
  for (const kind of named) expect(kinds).toContain(kind);
});

it('is written in the last 200 days, and answered after it was written, never in the future', () => {
  for (const { createdAt, answeredAt } of reviews) {
    const age = Date.now() - Number(createdAt);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(203 * DAY_MS);
    if (!answeredAt) continue;
    expect(Number(answeredAt)).toBeLessThan(Date.now());
    expect(Number(answeredAt)).toBeGreaterThan(Number(createdAt));
  }
});

it('marks most authors as buyers, and has answers to many who were not content', () => {
  expect(share(reviews.filter(({ isVerifiedBuyer }) => isVerifiedBuyer))).toBeGreaterThan(0.7);
  expect(share(reviews.filter(({ isVerifiedBuyer }) => !isVerifiedBuyer))).toBeGreaterThan(0.05);
  const poor = reviews.filter(({ rating }) => rating <= 2);
  expect(poor.filter(({ answer }) => answer).length / poor.length).toBeGreaterThan(0.5);
  expect(reviews.filter(({ answer, rating }) => answer && rating >= 4).length).toBeGreaterThan(10);
});

it('shows pictures of buyers, painted, each under one review and unlike those of the shop', () => {
  const photos = rows.flatMap(({ pictures }) => pictures);
  expect(photos.length).toBeGreaterThanOrEqual(20);
  expect(new Set(photos.map(({ uuid }) => uuid)).size).toBe(photos.length);
  const painted = new Set(listPictures().map(({ mediumPath }) => mediumPath));
  for (const { mediumPath } of photos) expect(painted).toContain(mediumPath);
});
