import fc from 'fast-check';
import { formatTaka } from './formatTaka';

describe('formatTaka', () => {
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
    expect(formatTaka(taka)).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('refuses %p', (taka) => {
    expect(() => formatTaka(taka)).toThrow(RangeError);
  });

  const wholePaisa = fc.integer({ min: -1e13, max: 1e13 });

  it('keeps every paisa', () => {
    fc.assert(
      fc.property(wholePaisa, (paisa) => {
        expect(Number(formatTaka(paisa / 100).replace(/[৳,]/g, ''))).toBeCloseTo(paisa / 100, 2);
      }),
    );
  });

  it('groups three digits, then twos', () => {
    fc.assert(
      fc.property(wholePaisa, (paisa) => {
        expect(formatTaka(paisa / 100)).toMatch(/^-?৳(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})\.\d{2}$/);
      }),
    );
  });
});
