/** Counts of visits, failures and web vitals of one composition over a period. */
export interface Health {
  /** Documents that were sent. */
  visits: number;
  /** Documents that failed, and pages that failed in a browser, each once. */
  failedVisits: number;
  /** By name: how many were measured, and how many of them were worse than good. */
  vitals: Record<string, { measured: number; poor: number }>;
}

const BUCKET_MS = 1000;
/** Nothing older is remembered. */
const MEMORY_MS = 10 * 60_000;
const MOST_COMPOSITIONS = 20;
/** Traces of failed pages that are told apart. */
const MOST_TRACES = 10_000;

/** Up to here a web vital is good, as https://web.dev/articles/vitals has it: ms, and the score of CLS. */
const GOOD: Readonly<Record<string, number>> = { LCP: 2500, CLS: 0.1, INP: 200 };

type Bucket = Health & { start: number };

/** Health of each composition in buckets of a second, for the judge of canaries to compare. */
export class CanaryHealth {
  private readonly buckets = new Map<string, Bucket[]>();
  private readonly failedTraces = new Set<string>();

  constructor(private readonly now: () => number = Date.now) {}

  addVisit(composition: string | undefined): void {
    if (composition === undefined) return;
    if (!this.buckets.has(composition) && this.buckets.size >= MOST_COMPOSITIONS)
      this.forgetOldest();
    this.bucketOf(composition).visits += 1;
  }

  /** @param trace of the page: it counts once, however much fails on it */
  addFailure(composition: string | undefined, trace?: string): void {
    if (!this.isKnown(composition)) return;
    const key = `${composition} ${trace}`;
    if (trace !== undefined && this.failedTraces.has(key)) return;
    if (this.failedTraces.size >= MOST_TRACES) this.failedTraces.clear();
    this.failedTraces.add(key);
    this.bucketOf(composition).failedVisits += 1;
  }

  addVital(composition: string | undefined, name: string, value: number): void {
    const good = GOOD[name];
    if (!this.isKnown(composition) || good === undefined) return;
    const { vitals } = this.bucketOf(composition);
    const { measured, poor } = vitals[name] ?? { measured: 0, poor: 0 };
    vitals[name] = { measured: measured + 1, poor: poor + Number(value > good) };
  }

  /** @param since moment, ms since 1970; ten minutes ago at most */
  read(composition: string, since: number): Health {
    const sum: Health = { visits: 0, failedVisits: 0, vitals: {} };
    for (const { start, visits, failedVisits, vitals } of this.buckets.get(composition) ?? []) {
      if (start + BUCKET_MS <= since) continue;
      sum.visits += visits;
      sum.failedVisits += failedVisits;
      for (const [name, { measured, poor }] of Object.entries(vitals)) {
        const before = sum.vitals[name] ?? { measured: 0, poor: 0 };
        sum.vitals[name] = { measured: before.measured + measured, poor: before.poor + poor };
      }
    }
    return sum;
  }

  /** Browsers name compositions as they like: only those that were served are remembered. */
  private isKnown(composition: string | undefined): composition is string {
    return composition !== undefined && this.buckets.has(composition);
  }

  private bucketOf(composition: string): Bucket {
    const now = this.now();
    const known = this.buckets.get(composition) ?? [];
    const last = known.at(-1);
    if (last && now - last.start < BUCKET_MS) return last;
    const bucket = { start: now, visits: 0, failedVisits: 0, vitals: {} };
    const recent = known.filter(({ start }) => start > now - MEMORY_MS);
    this.buckets.set(composition, [...recent, bucket]);
    return bucket;
  }

  private forgetOldest(): void {
    const lastSeen = (buckets: Bucket[]) => buckets.at(-1)?.start ?? 0;
    const [oldest] = [...this.buckets].sort(([, a], [, b]) => lastSeen(a) - lastSeen(b));
    if (oldest) this.buckets.delete(oldest[0]);
  }
}
