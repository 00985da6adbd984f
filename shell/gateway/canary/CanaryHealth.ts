/** Counts of visits, failures and web vitals of one composition in a period. */
export interface Health {
  /** Number of documents that were sent. */
  visits: number;
  /** Number of visits with at least one failure, on the server or in the browser. */
  failedVisits: number;
  /** By web vital: number of all measurements, and number of measurements that are not good. */
  vitals: Record<string, { measured: number; poor: number }>;
}

/** Samples older than this are dropped. */
const MEMORY_MS = 10 * 60_000;
const MOST_COMPOSITIONS = 20;
/** Maximum number of networks per composition. The networks seen last are kept. */
const MOST_NETWORKS = 5000;
/** Maximum number of traces of failed pages. The latest traces are kept. */
const MOST_TRACES = 10_000;
/** Maximum number of visits that count per network, so that no network outweighs the others. */
const MOST_OF_NETWORK = 10;
/**
 * Number of networks that are left out of the sum: the networks with the most failures. So failures
 * that an attacker forges from this many networks do not change a verdict.
 */
const NOT_COUNTED = 2;

/**
 * Upper limit of a good web vital (https://web.dev/articles/vitals). LCP and INP are in ms, CLS is
 * a score.
 */
const GOOD: Readonly<Record<string, number>> = { LCP: 2500, CLS: 0.1, INP: 200 };
const VISITS = 'visits';

/** One document that was sent, or one measurement of a web vital. */
interface Sample {
  at: number;
  isBad: boolean;
}

/** Samples of one network, oldest first, by kind: `visits` or the name of a web vital. */
type Samples = Map<string, Sample[]>;

/**
 * Collects for each composition the numbers by which canaries are evaluated. Anybody can forge a
 * report. So a report counts only if a page was sent to the same network, and each network counts
 * only up to a limit.
 */
export class CanaryHealth {
  private readonly compositions = new Map<string, Map<string, Samples>>();
  private readonly failedTraces = new Map<string, true>();

  constructor(private readonly now: () => number = Date.now) {}

  addVisit(composition: string | undefined, network: string): void {
    if (composition === undefined) return;
    const networks = takeOut(this.compositions, composition) ?? new Map<string, Samples>();
    putLast(this.compositions, composition, networks, MOST_COMPOSITIONS);
    const samples = takeOut(networks, network) ?? new Map<string, Sample[]>();
    putLast(networks, network, samples, MOST_NETWORKS);
    this.add(samples, VISITS, false, MOST_OF_NETWORK);
  }

  /**
   * Marks the network's latest visit that is not yet marked as failed.
   * @param trace id of the page's trace; further failures with the same id do not count
   */
  addFailure(composition: string | undefined, network: string, trace?: string): void {
    const key = `${composition} ${trace}`;
    const visits = this.recent(this.samplesOf(composition, network)?.get(VISITS));
    const visit = visits.findLast(({ isBad }) => !isBad);
    if (!visit || this.failedTraces.has(key)) return;
    visit.isBad = true;
    if (trace !== undefined) putLast(this.failedTraces, key, true, MOST_TRACES);
  }

  addVital(composition: string | undefined, network: string, name: string, value: number): void {
    const samples = this.samplesOf(composition, network);
    const good = GOOD[name];
    if (!samples || good === undefined) return;
    this.add(samples, name, value > good, this.recent(samples.get(VISITS)).length);
  }

  /** @param since ms since 1970, at most ten minutes ago */
  read(composition: string, since: number): Health {
    const { of: visits, bad: failedVisits } = this.sum(composition, VISITS, since);
    const vitals: Health['vitals'] = {};
    for (const name of Object.keys(GOOD)) {
      const { of: measured, bad: poor } = this.sum(composition, name, since);
      if (measured > 0) vitals[name] = { measured, poor };
    }
    return { visits, failedVisits, vitals };
  }

  private sum(composition: string, what: string, since: number) {
    const shares = [...(this.compositions.get(composition)?.values() ?? [])].map((samples) => {
      const counted = this.recent(samples.get(what)).filter(({ at }) => at >= since);
      return { of: counted.length, bad: counted.filter(({ isBad }) => isBad).length };
    });
    const worst = shares.filter(({ bad }) => bad > 0).sort((one, other) => other.bad - one.bad);
    const notCounted = new Set(worst.slice(0, NOT_COUNTED));
    const sum = { of: 0, bad: 0 };
    for (const share of shares) {
      if (notCounted.has(share)) continue;
      sum.of += share.of;
      sum.bad += share.bad;
    }
    return sum;
  }

  private samplesOf(composition: string | undefined, network: string): Samples | undefined {
    return composition === undefined ? undefined : this.compositions.get(composition)?.get(network);
  }

  private add(samples: Samples, what: string, isBad: boolean, most: number): void {
    if (most === 0) return;
    const before = this.recent(samples.get(what));
    samples.set(what, [...before, { at: this.now(), isBad }].slice(-most));
  }

  private recent(samples: readonly Sample[] = []): readonly Sample[] {
    const from = this.now() - MEMORY_MS;
    return samples.filter(({ at }) => at > from);
  }
}

function takeOut<Key, Value>(map: Map<Key, Value>, key: Key): Value | undefined {
  const value = map.get(key);
  map.delete(key);
  return value;
}

/** Adds an entry at the end, and drops the oldest entries above the limit. */
function putLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.set(key, value);
  for (const [first] of map) {
    if (map.size <= most) return;
    map.delete(first);
  }
}
