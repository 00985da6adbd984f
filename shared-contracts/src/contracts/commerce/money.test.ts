import fc from 'fast-check';
import { formatTaka, percentOff } from './money';

describe('formatTaka', () => {
  // @spec 9.19, 1.1, 5.26, 9.24
  it.each([
    [0, '৳0.00'],
    [-0, '৳0.00'],
    [0.05, '৳0.05'],
    [7.5, '৳7.50'],
    [999.99, '৳999.99'],
    [1000, '৳1,000.00'],
    [99_999, '৳99,999.00'],
    [100_000, '৳1,00,000.00'],
    [123_456, '৳1,23,456.00'],
    [12_345_678.9, '৳1,23,45,678.90'],
    [1_234_567_890, '৳1,23,45,67,890.00'],
    [-450, '-৳450.00'],
    [19.999, '৳20.00'],
    [0.29 * 100, '৳29.00'],
  ])('writes %p as %s', (taka, text) => {
    expect(formatTaka(taka, 'en')).toBe(text);
  });

  it.each([
    [123_456, 'bn', '৳১,২৩,৪৫৬.০০'],
    [-0.5, 'bn', '-৳০.৫০'],
    [123_456, 'fr', '৳1,23,456.00'],
  ])('writes %p in the language %s as %s', (taka, locale, text) => {
    expect(formatTaka(taka, locale)).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('throws a RangeError for %p', (taka) => {
    expect(() => formatTaka(taka, 'en')).toThrow(RangeError);
  });

  const wholePaisa = fc.integer({ min: -1e13, max: 1e13 });

  // @spec 5.15
  it('writes every amount exactly to the paisa', () => {
    fc.assert(
      fc.property(wholePaisa, (paisa) => {
        expect(Number(formatTaka(paisa / 100, 'en').replace(/[৳,]/g, ''))).toBeCloseTo(
          paisa / 100,
          2,
        );
      }),
    );
  });

  it('groups the last three digits, and the digits before them in pairs', () => {
    fc.assert(
      fc.property(wholePaisa, (paisa) => {
        expect(formatTaka(paisa / 100, 'en')).toMatch(
          /^-?৳(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})\.\d{2}$/,
        );
      }),
    );
  });
});

describe('percentOff', () => {
  // @spec 5.13
  it.each([
    [80, 100, 20],
    [100, 300, 66],
    [0, 100, 100],
    [71, 100, 29],
    [99.99, 100, 0],
    [41.2, 57.4, 28],
    [449.5, 899, 50],
  ])('for the price %p and the former price %p is %p percent', (price, comparePrice, percent) => {
    expect(percentOff(price, comparePrice)).toBe(percent);
  });

  // @spec 5.14
  it.each([
    [100, 100],
    [120, 100],
    [0, 0],
    [100, null],
    [100, undefined],
  ])('is null for the price %p and the former price %p', (price, comparePrice) => {
    expect(percentOff(price, comparePrice)).toBeNull();
  });

  it('is the exact reduction, rounded down to a whole percent', () => {
    const paisa = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(paisa, paisa, (first, second) => {
        fc.pre(first !== second);
        const [price, compare] = [Math.min(first, second), Math.max(first, second)];
        const percent = percentOff(price / 100, compare / 100);
        expect(percent).not.toBeNull();
        expect(BigInt(percent ?? -1) * BigInt(compare)).toBeLessThanOrEqual(
          BigInt(compare - price) * 100n,
        );
        expect((BigInt(percent ?? -1) + 1n) * BigInt(compare)).toBeGreaterThan(
          BigInt(compare - price) * 100n,
        );
      }),
    );
  });
});
