import fc from 'fast-check';
import { CanaryHealth, type Health } from './CanaryHealth';
import { evaluateCanary } from './evaluateCanary';
import { type Canary, evaluateCanaries, watchCanaries } from './watchCanaries';

const seen = (visits: number, failedVisits: number, vitals: Health['vitals'] = {}): Health => ({
  visits,
  failedVisits,
  vitals,
});
const lcp = (measured: number, poor: number) => ({ LCP: { measured, poor } });

describe('evaluateCanary', () => {
  it.each([
    ['waits if the canary has too few visits', 'wait', seen(1000, 0), seen(49, 0)],
    [
      'waits if the canary has only ten visits, even if all of them failed',
      'wait',
      seen(1000, 0),
      seen(10, 10),
    ],
    ['continues a canary without failures', 'continue', seen(1000, 0), seen(200, 0)],
    ['continues a canary with two failures', 'continue', seen(1000, 0), seen(50, 2)],
    ['ends a canary if a twentieth of its visits fails', 'end', seen(2000, 0), seen(300, 15)],
    ['ends a canary that always fails', 'end', seen(500, 2), seen(50, 50)],
    [
      'continues a canary that is as bad as the live release',
      'continue',
      seen(2000, 100),
      seen(300, 15),
    ],
    [
      'continues a canary that is better than the live release',
      'continue',
      seen(2000, 100),
      seen(300, 0),
    ],
    ['ends a bad canary even if the live release has no visits', 'end', seen(0, 0), seen(100, 20)],
    ['ends a slow canary', 'end', seen(900, 0, lcp(400, 40)), seen(100, 0, lcp(80, 40))],
    [
      'continues a slow canary if too few of its vitals were measured',
      'continue',
      seen(900, 0, lcp(400, 40)),
      seen(100, 0, lcp(49, 49)),
    ],
    [
      'continues a canary that is only a little slower than the live release',
      'continue',
      seen(900, 0, lcp(400, 40)),
      seen(100, 0, lcp(80, 14)),
    ],
  ] as const)('%s', (_title, decision, live, canary) => {
    expect(evaluateCanary(live, canary).decision).toBe(decision);
  });

  it('returns a reason that compares the failed visits of the canary and the live release', () => {
    expect(evaluateCanary(seen(2000, 4), seen(300, 15)).why).toBe(
      'visits failed: canary 5.0 % (15 of 300), live 0.2 % (4 of 2000)',
    );
  });

  it('never ends a canary that fails at most as often as the live release', () => {
    const counts = fc.tuple(fc.nat(5000), fc.nat(5000));
    fc.assert(
      fc.property(counts, counts, ([visits, failed], [other, otherFailed]) => {
        const live = seen(visits + failed, failed);
        const canary = seen(other + otherFailed, otherFailed);
        // Without visits, the live release has no share of failures to compare.
        fc.pre(live.visits > 0);
        fc.pre(canary.failedVisits * live.visits <= live.failedVisits * canary.visits);
        expect(evaluateCanary(live, canary).decision).not.toBe('end');
      }),
    );
  });
});

describe('CanaryHealth', () => {
  let now = 1_000_000;
  let health: CanaryHealth;
  beforeEach(() => {
    now = 1_000_000;
    health = new CanaryHealth(() => now);
  });

  /** Adds the two worst networks, which `CanaryHealth` ignores. So all other networks count. */
  const addWorst = () => {
    for (const network of ['worst', 'second']) {
      for (let visit = 0; visit < 10; visit += 1) {
        health.addVisit('a', network);
        health.addFailure('a', network);
        health.addVital('a', network, 'LCP', 9000);
        health.addVital('a', network, 'CLS', 1);
      }
    }
  };

  it('counts a failed page once, however many failures the page reports', () => {
    addWorst();
    for (let visit = 0; visit < 4; visit += 1) health.addVisit('a', 'n');
    for (let times = 0; times < 5; times += 1) health.addFailure('a', 'n', 'trace');
    health.addFailure('a', 'n', 'another');
    expect(health.read('a', 0)).toMatchObject({ visits: 4, failedVisits: 2 });
    // After ten more visits, the failed visits are no longer among the last ten.
    for (let visit = 0; visit < 10; visit += 1) health.addVisit('a', 'n');
    health.addFailure('a', 'n', 'trace');
    expect(health.read('a', 0)).toMatchObject({ visits: 10, failedVisits: 0 });
  });

  it('counts per visit at most one failure and one measurement of each vital', () => {
    addWorst();
    health.addVisit('a', 'n');
    for (const trace of ['one', 'two', 'three']) {
      health.addFailure('a', 'n', trace);
      health.addFailure('a', 'none', trace);
      health.addVital('a', 'n', 'LCP', 9000);
      health.addVital('a', 'none', 'LCP', 9000);
    }
    expect(health.read('a', 0)).toEqual({
      visits: 1,
      failedVisits: 1,
      vitals: { LCP: { measured: 1, poor: 1 } },
    });
  });

  it('counts only the last ten visits of a network', () => {
    addWorst();
    for (let visit = 0; visit < 25; visit += 1) {
      health.addVisit('a', 'n');
      if (visit < 20) health.addFailure('a', 'n');
    }
    expect(health.read('a', 0)).toMatchObject({ visits: 10, failedVisits: 5 });
  });

  it('ignores unknown compositions and unknown vitals in the reports of browsers', () => {
    health.addFailure('forged', 'n', 'x');
    health.addVital('forged', 'n', 'LCP', 1);
    health.addVisit('a', 'n');
    health.addVital('a', 'n', 'FORGED', 1);
    expect(health.read('forged', 0)).toEqual({ visits: 0, failedVisits: 0, vitals: {} });
    expect(health.read('a', 0).vitals).toEqual({});
  });

  it('counts a vital as poor if it exceeds the limit of good values', () => {
    addWorst();
    for (const value of [900, 2500, 2501]) {
      health.addVisit('a', 'n');
      health.addVital('a', 'n', 'LCP', value);
    }
    health.addVital('a', 'n', 'CLS', 0.3);
    expect(health.read('a', 0).vitals).toEqual({
      LCP: { measured: 3, poor: 1 },
      CLS: { measured: 1, poor: 1 },
    });
  });

  it('counts the visits since a given time, but none older than ten minutes', () => {
    health.addVisit('a', 'n');
    now += 5000;
    health.addVisit('a', 'n');
    expect(health.read('a', now - 1).visits).toBe(1);
    expect(health.read('a', 0).visits).toBe(2);
    now += 10 * 60_000;
    health.addVisit('a', 'n');
    expect(health.read('a', 0).visits).toBe(1);
  });

  it('keeps only the 20 compositions that were visited last', () => {
    for (let number = 0; number < 30; number += 1) {
      now += 1000;
      health.addVisit(`c${number}`, 'n');
    }
    const known = Array.from({ length: 30 }, (_, number) => health.read(`c${number}`, 0).visits);
    expect(known.filter((visits) => visits > 0)).toHaveLength(20);
    expect(known[29]).toBe(1);
  });

  it('keeps only the 5,000 networks with the latest visits', () => {
    for (let number = 0; number < 6000; number += 1) health.addVisit('a', `n${number}`);
    expect(health.read('a', 0).visits).toBe(5000);
  });
});

describe('canaries under traffic', () => {
  const START = Date.parse('2026-01-15T09:00:00.000Z');
  const canary: Canary = {
    part: 'mf_catalog',
    version: 'c2',
    composition: 'canary',
    live: 'live',
    since: new Date(START).toISOString(),
  };

  /**
   * Simulates 50 visits a second from 100 networks. A tenth of the visits get the canary. Every
   * `failsEvery`-th visit to the canary fails.
   */
  async function simulate(seconds: number, failsEvery: number, endCanary = jest.fn()) {
    let now = START;
    const health = new CanaryHealth(() => now);
    const report = jest.fn();
    let canaries = [canary];
    let visits = 0;
    const end = async (ended: Canary, why: string) => {
      await endCanary(ended, why);
      canaries = [];
      return true;
    };
    for (let second = 1; second <= seconds; second += 1) {
      for (let visit = 0; visit < 50; visit += 1) {
        const composition = visit % 10 === 0 ? 'canary' : 'live';
        const network = `n${(visits * 7 + visit) % 100}`;
        health.addVisit(composition, network);
        if (composition === 'live') continue;
        visits += 1;
        if (visits % failsEvery === 0) health.addFailure('canary', network, `trace ${visits}`);
      }
      now += 1000;
      await evaluateCanaries({ health, report, readCanaries: () => canaries, endCanary: end });
      if (canaries.length === 0) return { endedAfter: second, report, endCanary };
    }
    return { endedAfter: undefined, report, endCanary };
  }

  it('end within a minute, with a stated reason, if 5 % of their visits fail', async () => {
    const { endedAfter, report, endCanary } = await simulate(60, 20);
    expect(endedAfter).toBeLessThan(60);
    expect(endCanary).toHaveBeenCalledTimes(1);
    expect(endCanary).toHaveBeenCalledWith(
      canary,
      expect.stringMatching(/canary \d\.\d % .* live 0\.0 %/),
    );
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'canary-ended', remote: 'mf_catalog', version: 'c2' }),
    );
  });

  it('still run after ten minutes if one visit in a thousand fails', async () => {
    expect((await simulate(600, 1000)).endedAfter).toBeUndefined();
  });

  it('end at the second attempt if the first attempt to end them throws an error', async () => {
    const endCanary = jest.fn().mockRejectedValueOnce(new Error('the store is away'));
    const { endedAfter, report } = await simulate(60, 5, endCanary);
    expect(endedAfter).toBeLessThan(60);
    expect(endCanary).toHaveBeenCalledTimes(2);
    expect(report.mock.calls.map(([{ event }]) => event)).toEqual([
      'canary-not-ended',
      'canary-ended',
    ]);
  });

  it('are evaluated every two seconds, and their end is reported only once', async () => {
    jest.useFakeTimers({ now: START });
    const health = new CanaryHealth();
    for (let visit = 0; visit < 60; visit += 1) {
      health.addVisit('canary', `n${visit}`);
      health.addFailure('canary', `n${visit}`, `trace ${visit}`);
    }
    const report = jest.fn();
    // Only the first call ends the canary. Further calls follow because the gateway sees the ended
    // canary until it reads the registry again.
    const endCanary = jest.fn().mockResolvedValueOnce(true).mockResolvedValue(false);
    const stop = watchCanaries({ health, readCanaries: () => [canary], endCanary, report });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(endCanary).toHaveBeenCalledTimes(5);
    expect(report.mock.calls.map(([{ event }]) => event)).toEqual(['canary-ended']);
    stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(endCanary).toHaveBeenCalledTimes(5);
    jest.useRealTimers();
  });
});
