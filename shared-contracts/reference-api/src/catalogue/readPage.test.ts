import { shouldScanInOrder } from './readPage';

describe('shouldScanInOrder', () => {
  it.each([
    ['the first page of many', 5000, 0, true],
    ['the last page of many', 5000, 4990, true],
    ['a page in the middle', 5000, 2500, false],
    ['the first page of few', 900, 0, false],
  ])('tells of %s', (_, total, offset, expected) => {
    expect(shouldScanInOrder({ total, offset, limit: 14 })).toBe(expected);
  });
});
