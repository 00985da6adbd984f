import { formatSlow, isWithinGoals, type SlowFigures, type SlowReport } from './slowReport';

const probe = { answered: 1200, failed: 0, medianMs: 5, p95Ms: 20 };
const slow = (figures: Partial<SlowFigures> = {}): SlowFigures => ({
  others: { ...probe, p95Ms: 40 },
  open: 2700,
  closed: 9000,
  files: 9000,
  residentMb: 512,
  ...figures,
});

const pipelining = { others: { ...probe, p95Ms: 40 }, closed: 9000, overIdleMb: 100, afterMb: 30 };

/** Figures that just meet every goal. */
const GOOD: SlowReport = {
  connections: 3000,
  idle: probe,
  pipelining,
  many: slow(),
  one: slow(),
};

describe('the report of slow connections', () => {
  it('reports no missed goal for a shop that just meets every goal', () => {
    expect(isWithinGoals(GOOD)).toBe(true);
    expect(formatSlow(GOOD)).not.toContain('missed');
  });

  it.each<[string, Partial<SlowReport>, RegExp]>([
    [
      'other visitors wait too long',
      { one: slow({ others: { ...probe, p95Ms: 43 } }) },
      /one .*p95.* \| +2\.1 /,
    ],
    [
      'a request of another visitor fails',
      { many: slow({ others: { ...probe, failed: 1 } }) },
      /many .*1200 of 1201 /,
    ],
    [
      'too few slow connections are open at the same time',
      { many: slow({ open: 2699 }) },
      /at once +\| +2699 /,
    ],
    [
      'the gateway has too many open files',
      { one: slow({ files: 9001 }) },
      /open files .*\| +9001 /,
    ],
    [
      'other visitors wait too long because of pipelined requests',
      { pipelining: { ...pipelining, others: { ...probe, p95Ms: 43 } } },
      /pipelining: p95.* \| +2\.1 /,
    ],
    [
      'pipelined requests take too much memory',
      { pipelining: { ...pipelining, overIdleMb: 101 } },
      /pipelining: memory.* \| +101 /,
    ],
    [
      'memory is not released',
      { pipelining: { ...pipelining, afterMb: 31 } },
      /15 s later.* \| +31 /,
    ],
    ['the gateway uses too much memory', { one: slow({ residentMb: 513 }) }, /memory .*\| +513 /],
  ])('reports a missed goal if %s', (_, figures, line) => {
    const shop = { ...GOOD, ...figures };
    expect(isWithinGoals(shop)).toBe(false);
    expect(formatSlow(shop)).toMatch(line);
  });
});
