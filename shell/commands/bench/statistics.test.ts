import { formatSpread, formatTable, median, percentile } from './statistics';

describe('statistics of a bench', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 2, 3], 2.5],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it.each([
    [[1, 2, 3, 4, 5], 98, 5],
    [Array.from({ length: 100 }, (_, index) => 100 - index), 98, 98],
    [[7], 1, 7],
  ])('of %j, %d %% are at most the percentile', (values, percent, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });

  it('refuses to sum up nothing', () => {
    expect(() => median([])).toThrow('no values');
    expect(() => percentile([], 50)).toThrow('no values');
  });

  it('writes the median between least and most', () => {
    expect(formatSpread([856, 1010, 812])).toBe('856 (812–1010)');
    expect(formatSpread([1.25, 1.5], 2)).toBe('1.38 (1.25–1.50)');
  });

  it('aligns the columns of a table', () => {
    expect(
      formatTable([
        ['page', 'FCP'],
        ['product', '8'],
      ]),
    ).toBe('| page    | FCP |\n|---------|----:|\n| product |   8 |');
  });
});
