import fc from 'fast-check';
import { hasOtherReviews, readReviewQuery, reviewsPath } from './reviewAddress';

const read = (query: string) => readReviewQuery(new URLSearchParams(query));

describe('readReviewQuery', () => {
  it.each([
    ['', 1],
    ['reviewPage=3', 3],
    ['reviewPage=0', 1],
    ['reviewPage=-2', 1],
    ['reviewPage=2.5', 1],
    ['reviewPage=abc', 1],
    ['pageNumber=4', 1],
    ['reviewPage=99999999999', 1_000_000],
  ])('converts %j to the page number %d', (query, expected) => {
    expect(read(query).pageNumber).toBe(expected);
  });

  it.each([
    ['reviewStars=4', { stars: 4 }],
    ['reviewStars=0', {}],
    ['reviewStars=6', {}],
    ['reviewStars=4&reviewPictures=1', { stars: 4, hasPictures: true }],
    ['reviewPictures=yes', {}],
    ['reviewStars=%3Cb%3E', {}],
  ])('converts %j to the filters %j', (query, expected) => {
    expect(read(query)).toEqual({ pageNumber: 1, ...expected });
  });
});

describe('reviewsPath', () => {
  it('returns a path that keeps the chosen variant, leaves out page 1, and ends in #reviews', () => {
    const query = new URLSearchParams('variant=v&reviewPage=2');
    expect(reviewsPath('rui-fish', query, { pageNumber: 3 })).toBe(
      '/product/rui-fish?variant=v&reviewPage=3#reviews',
    );
    expect(reviewsPath('rui-fish', query, { pageNumber: 1 })).toBe(
      '/product/rui-fish?variant=v#reviews',
    );
    expect(reviewsPath('rui-fish', new URLSearchParams(), { pageNumber: 1 })).toBe(
      '/product/rui-fish#reviews',
    );
  });

  it('returns a path from which readReviewQuery reads the given query', () => {
    const reviews = fc.record({
      pageNumber: fc.integer({ min: 1, max: 1_000_000 }),
      stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      hasPictures: fc.constantFrom(true, undefined),
    });
    fc.assert(
      fc.property(reviews, (query) => {
        const old = new URLSearchParams('reviewStars=2&reviewPictures=1&reviewPage=9');
        const { search } = new URL(reviewsPath('x', old, query), 'http://a');
        expect(read(search)).toEqual(query);
      }),
    );
  });
});

describe('hasOtherReviews', () => {
  it.each([
    ['variant=a', 'variant=b', false],
    ['', 'reviewStars=3', true],
    ['reviewPage=2', 'reviewPage=2&reviewPictures=1', true],
    ['reviewPage=2', 'reviewPage=3', true],
  ])('for the queries %j and %j is %p', (one, other, expected) => {
    expect(hasOtherReviews(new URLSearchParams(one), new URLSearchParams(other))).toBe(expected);
  });
});
