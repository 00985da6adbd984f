import { formatLoop, isWithinGoals, type LoopFigures } from './loopReport';

/** Twenty changes, of which one may be slow. */
const times = (usual: number, slowest = usual) => [...Array(19).fill(usual), slowest];

/** Figures that just meet every goal. */
const GOOD: LoopFigures = {
  firstPageMs: 10_000,
  browserMs: times(300, 9000),
  htmlMs: times(1000, 9000),
  contractMs: times(5000),
};

describe('the report of the developer loop', () => {
  it('reports no missed goal for a loop that just meets every goal', () => {
    expect(isWithinGoals(GOOD)).toBe(true);
    expect(formatLoop(GOOD)).not.toContain('missed');
    expect(formatLoop(GOOD)).toMatch(/HTML +\| +20 \| +1000 \| +1000 \| +9000 \|/);
  });

  it.each<[string, Partial<LoopFigures>, RegExp]>([
    ['the first page', { firstPageMs: 10_001 }, /first page .* 10001 .*missed/],
    ['the browser', { browserMs: times(301) }, /open page: p95.* 301 .*missed/],
    ['the HTML', { htmlMs: times(1001) }, /HTML: p95.* 1001 .*missed/],
    ['the check of contracts', { contractMs: times(5001) }, /contract.*: p95.* 5001 .*missed/],
  ])('reports a missed goal if %s is too slow', (_what, figures, line) => {
    const report = { ...GOOD, ...figures };
    expect(isWithinGoals(report)).toBe(false);
    expect(formatLoop(report)).toMatch(line);
  });
});
