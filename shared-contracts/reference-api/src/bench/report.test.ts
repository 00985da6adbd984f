import { type Measured, spreadOf } from './measure';
import { findViolations, formatTable } from './report';

const measured = (large: number, wholeTables: string[] = []): Measured => ({
  name: 'a list',
  small: { p50: 1, p95: 2 },
  large: { p50: large / 2, p95: large },
  bare: undefined,
  plans: [{ steps: 'Seq Scan', wholeTables }],
});

describe('the benchmark', () => {
  it('computes the median and the 95th percentile', () => {
    const times = Array.from({ length: 20 }, (_, i) => 20 - i);
    expect(spreadOf(times)).toEqual({ p50: 10, p95: 19 });
  });

  it.each<[string, Measured, string[]]>([
    ['takes three times as long on the large market', measured(6), []],
    [
      'takes more than three times as long on the large market',
      measured(6.4),
      ['a list: 3.2 times as long, more than 3.'],
    ],
    ['reads a small table whole', measured(2, ['shops']), []],
    [
      'reads large tables whole',
      measured(2, ['products', 'order_items', 'products']),
      ['a list: reads all of products.', 'a list: reads all of order_items.'],
    ],
  ])('reports the right violations, or none, for a request that %s', (_, one, complaints) => {
    expect(findViolations([one])).toEqual(complaints);
  });

  it('aligns numbers under their headings', () => {
    const [headings = '', row = ''] = formatTable([measured(6)]);
    expect(row).toMatch(/^a list {2,}1\.0 +2\.0 +3\.0 +6\.0 +3\.00 +–$/);
    expect(row).toHaveLength(headings.length);
  });
});
