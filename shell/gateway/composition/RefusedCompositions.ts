const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;
/** Number of refused compositions to remember. The oldest is forgotten first. */
const MOST_REMEMBERED = 20;

/**
 * Compositions that failed to take over. Each is tried again later, because the cause of the
 * failure may be temporary. After each failure, the pause before the next try doubles.
 */
export class RefusedCompositions {
  private readonly tries = new Map<string, { pauseMs: number; nextAt: number }>();

  has(id: string): boolean {
    return this.tries.has(id);
  }

  /** False while a composition has to wait for its next try. */
  isDue(id: string): boolean {
    return (this.tries.get(id)?.nextAt ?? 0) <= Date.now();
  }

  add(id: string): void {
    const { pauseMs: before = FIRST_RETRY_MS / 2 } = this.tries.get(id) ?? {};
    const pauseMs = Math.min(before * 2, LONGEST_RETRY_MS);
    this.tries.delete(id);
    this.tries.set(id, { pauseMs, nextAt: Date.now() + pauseMs });
    const [oldest] = this.tries.keys();
    if (this.tries.size > MOST_REMEMBERED && oldest !== undefined) this.tries.delete(oldest);
  }

  forget(id: string): void {
    this.tries.delete(id);
  }
}
