import type { Sitemaps } from './writeSitemaps';

const FRESH_MS = 60 * 60 * 1000;
/** Longest API outage that search engines do not notice. */
const STALE_MS = 24 * FRESH_MS;
/** Longest wait of a request for the first build; shorter than a crawler's own time limit. */
const WAIT_MS = 20_000;
/** Pause after a failed build. */
const FAILURE_PAUSE_MS = 30_000;

interface CacheOptions {
  build: (stopped: AbortSignal) => Promise<Sitemaps>;
  onFailure: (error: unknown) => void;
  waitMs?: number;
}

/**
 * Caches the sitemaps for an hour, then serves the old ones while new ones are built
 * (stale-while-revalidate); at most one build at a time.
 */
export class SitemapCache {
  private cached: { sitemaps: Sitemaps; builtAt: number } | undefined;
  private building: Promise<Sitemaps | undefined> | undefined;
  private failedAt = Number.NEGATIVE_INFINITY;
  private readonly stopper = new AbortController();

  constructor(private readonly options: CacheOptions) {}

  /** `undefined` while there are no complete sitemaps. */
  async current(): Promise<Sitemaps | undefined> {
    const age = this.cached ? Date.now() - this.cached.builtAt : Number.POSITIVE_INFINITY;
    if (age > FRESH_MS) this.startBuild();
    if (this.cached && age <= STALE_MS) return this.cached.sitemaps;
    if (!this.building) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.options.waitMs ?? WAIT_MS);
    });
    return Promise.race([this.building, late]).finally(() => clearTimeout(timer));
  }

  async stop(): Promise<void> {
    this.stopper.abort();
    await this.building;
    await this.cached?.sitemaps.remove();
  }

  private startBuild(): void {
    const isTooSoon = Date.now() - this.failedAt < FAILURE_PAUSE_MS;
    if (this.building || isTooSoon || this.stopper.signal.aborted) return;
    this.building = this.build().finally(() => {
      this.building = undefined;
    });
  }

  private async build(): Promise<Sitemaps | undefined> {
    try {
      const sitemaps = await this.options.build(this.stopper.signal);
      const before = this.cached?.sitemaps;
      this.cached = { sitemaps, builtAt: Date.now() };
      // Readers of an old file hold it open, so removing it is safe.
      await before?.remove();
      return sitemaps;
    } catch (error) {
      this.failedAt = Date.now();
      this.options.onFailure(error);
      return undefined;
    }
  }
}
