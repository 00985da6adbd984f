import type { LoadFigures } from './load';
import { formatServer, isWithinGoals, type ServerFigures } from './serverReport';

const load = (figures: Partial<LoadFigures>): LoadFigures => ({
  rate: 100,
  medianMs: 10,
  p99Ms: 30,
  mostMs: 40,
  answered: 1000,
  failed: 0,
  ...figures,
});

/** Figures that just meet every goal. */
const GOOD: ServerFigures = {
  bare: load({ rate: 40_000 }),
  kept: load({ rate: 10_000 }),
  rendered: load({ rate: 500 }),
  other: load({ rate: 100 }),
  customer: load({ rate: 180 }),
  otherCustomer: load({ rate: 90 }),
  overload: load({}),
  purchases: load({}),
  lists: load({ rate: 4500, failed: 4000 }),
  recoveryMs: 5000,
};

describe('the report of the server', () => {
  it('reports no missed goal for a shop that just meets every goal', () => {
    expect(isWithinGoals(GOOD)).toBe(true);
    expect(formatServer(GOOD)).not.toContain('missed');
  });

  it.each<[string, Partial<ServerFigures>, RegExp]>([
    [
      'cached pages are slow',
      { kept: load({ rate: 9000 }) },
      /cached page by bare Node +\| +0\.23 /,
    ],
    [
      'the slowest replies take much longer than the median',
      { rendered: load({ rate: 500, p99Ms: 31 }) },
      /p99 by median +\| +3\.1 /,
    ],
    [
      'rendered pages are hardly faster than in the other shop',
      { other: load({ rate: 400 }) },
      /shop's +\| +1\.3 /,
    ],
    [
      'pages of customers are hardly faster than in the other shop',
      { customer: load({ rate: 170 }) },
      /customer's page.* +\| +1\.9 /,
    ],
    ['the overload is too small', { lists: load({ rate: 4400 }) }, /can be rendered +\| +8\.8 /],
    ['a cached page is refused', { overload: load({ failed: 1 }) }, /answered +\| +1000 of 1001 /],
    [
      'a checkout is refused',
      { purchases: load({ failed: 1 }) },
      /checkouts answered +\| +1000 of 1001 /,
    ],
    [
      'a reply takes too long',
      { lists: load({ rate: 4500, mostMs: 2001 }) },
      /slowest answer, ms +\| +2001 /,
    ],
    ['the recovery takes too long', { recoveryMs: 5001 }, /well again after it, ms +\| +5001 /],
    ['no cached page gets a reply', { overload: load({ answered: 0 }) }, /answered +\| +0 of 0 /],
  ])('reports a missed goal if %s', (_, figures, line) => {
    const shop = { ...GOOD, ...figures };
    expect(isWithinGoals(shop)).toBe(false);
    expect(formatServer(shop)).toMatch(line);
  });

  it('marks the goals against another shop as not measured if there is no other shop', () => {
    const alone = { ...GOOD, other: undefined, otherCustomer: undefined };
    expect(formatServer(alone)).not.toContain('the same of the other shop');
    expect(formatServer(alone)).toMatch(/rendered page by .* +\| +not measured +\| +≥ 5 +\| +\|/);
    expect(isWithinGoals(alone)).toBe(true);
  });
});
