import { formatSpread, formatTable, median, percentile } from './statistics';

describe('statistics of a benchmark', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 2, 3], 2.5],
  ])('computes the median of %j: %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it.each([
    [98, [1, 2, 3, 4, 5], 5],
    [98, Array.from({ length: 100 }, (_, index) => 100 - index), 98],
    [1, [7], 7],
  ])('computes percentile %d of %j: %d', (percent, values, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });

  it('throws if there are no values', () => {
    expect(() => median([])).toThrow('no values');
    expect(() => percentile([], 50)).toThrow('no values');
  });

  it('formats the median with minimum and maximum', () => {
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
