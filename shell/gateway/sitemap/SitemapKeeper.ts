import type { Sitemaps } from './writeSitemaps';

const FRESH_MS = 60 * 60 * 1000;
/** Longer than the API may be away without search engines hearing of it. */
const STALE_MS = 24 * FRESH_MS;
/** A crawler that comes first is made to wait, and sent away before it gives up itself. */
const WAIT_MS = 20_000;
/** An API that fails is not asked again at once. */
const FAILURE_PAUSE_MS = 30_000;

interface KeeperOptions {
  make: (stopped: AbortSignal) => Promise<Sitemaps>;
  onFailure: (error: unknown) => void;
  waitMs?: number;
}

/**
 * Keeps the sitemaps for an hour, then hands out the old ones while new ones are made; one making at
 * a time, whoever asks.
 */
export class SitemapKeeper {
  private kept: { sitemaps: Sitemaps; madeAt: number } | undefined;
  private making: Promise<Sitemaps | undefined> | undefined;
  private failedAt = Number.NEGATIVE_INFINITY;
  private readonly stopper = new AbortController();

  constructor(private readonly options: KeeperOptions) {}

  /** `undefined` where there are none that are whole. */
  async current(): Promise<Sitemaps | undefined> {
    const age = this.kept ? Date.now() - this.kept.madeAt : Number.POSITIVE_INFINITY;
    if (age > FRESH_MS) this.begin();
    if (this.kept && age <= STALE_MS) return this.kept.sitemaps;
    if (!this.making) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.options.waitMs ?? WAIT_MS);
    });
    return Promise.race([this.making, late]).finally(() => clearTimeout(timer));
  }

  async stop(): Promise<void> {
    this.stopper.abort();
    await this.making;
    await this.kept?.sitemaps.remove();
  }

  private begin(): void {
    const isTooSoon = Date.now() - this.failedAt < FAILURE_PAUSE_MS;
    if (this.making || isTooSoon || this.stopper.signal.aborted) return;
    this.making = this.make().finally(() => {
      this.making = undefined;
    });
  }

  private async make(): Promise<Sitemaps | undefined> {
    try {
      const sitemaps = await this.options.make(this.stopper.signal);
      const before = this.kept?.sitemaps;
      this.kept = { sitemaps, madeAt: Date.now() };
      // Whoever is reading an old file has it open.
      await before?.remove();
      return sitemaps;
    } catch (error) {
      this.failedAt = Date.now();
      this.options.onFailure(error);
      return undefined;
    }
  }
}
