/**
 * Interval of the checks, and time above the limit after which a worker has outgrown it. The time
 * is long, because under full load, garbage fills the memory for some seconds.
 */
export const MEMORY_TIMES = { checkMs: 1000, outgrownMs: 15_000 };

interface Measurable {
  residentBytes: () => number;
}

/** Finds workers whose memory stays above a limit. */
export class MemoryWatch<Worker extends Measurable> {
  /** Time (ms) since which each worker has been above the limit. */
  private readonly exceededAt = new WeakMap<Worker, number>();

  /**
   * @param limit in bytes
   * @param outgrownMs time for which a worker may use more, until it counts as outgrown
   */
  constructor(
    private readonly limit: number,
    private readonly outgrownMs: number,
  ) {}

  /** Finds a worker that has been above the limit at every check for `outgrownMs`. */
  findOutgrown(workers: readonly Worker[]): Worker | undefined {
    const now = performance.now();
    for (const worker of workers) {
      if (worker.residentBytes() <= this.limit) this.exceededAt.delete(worker);
      else if (!this.exceededAt.has(worker)) this.exceededAt.set(worker, now);
    }
    return workers.find((one) => now - (this.exceededAt.get(one) ?? now) >= this.outgrownMs);
  }
}
