import { toLatinDigits } from './toLatinDigits';

describe('toLatinDigits', () => {
  it.each([
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['4২', '42'],
    ['কোড 7', 'কোড 7'],
    ['', ''],
  ])('reads %p as %p', (given, expected) => {
    expect(toLatinDigits(given)).toBe(expected);
  });
});
