import type { Gauge } from 'prom-client';

/** Interval at which workers report their memory, ms. */
export const MEMORY_INTERVAL_MS = 5000;
/** Time without a report after which a worker is considered to have ended. */
const GONE_AFTER_MS = 3 * MEMORY_INTERVAL_MS;

/** Memory of the render workers, as they report it. Workers that have ended are removed. */
export class WorkerMemory {
  private readonly lastTold = new Map<number, number>();

  constructor(private readonly gauge: Gauge<'worker'>) {}

  /** @param bytes resident memory */
  note(pid: number | undefined, bytes: number | undefined, now = Date.now()): void {
    if (pid === undefined || bytes === undefined) return;
    this.lastTold.set(pid, now);
    this.gauge.set({ worker: String(pid) }, bytes);
    for (const [worker, at] of this.lastTold) {
      if (now - at <= GONE_AFTER_MS) continue;
      this.lastTold.delete(worker);
      this.gauge.remove({ worker: String(worker) });
    }
  }
}
