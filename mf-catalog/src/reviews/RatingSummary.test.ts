import fc from 'fast-check';
import { ratingShares } from './RatingSummary';

describe('ratingShares', () => {
  it.each([
    [
      [1, 0, 0, 1, 2],
      [50, 25, 0, 0, 25],
    ],
    [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    [
      [0, 0, 0, 0, 3],
      [100, 0, 0, 0, 0],
    ],
  ])('turns the counts %j (1 to 5 stars) into %j percent (5 to 1 stars)', (counts, percents) => {
    expect(ratingShares(counts).map(({ percent }) => percent)).toEqual(percents);
    expect(ratingShares(counts).map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
  });

  it('returns the given counts, and percentages from 0 to 100', () => {
    const counts = fc.array(fc.nat({ max: 100_000 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(counts, (given) => {
        const shares = ratingShares(given);
        expect(shares.map(({ count }) => count).reverse()).toEqual(given);
        for (const { percent } of shares) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
