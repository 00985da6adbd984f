import { withTimeLimit } from '@marketplace/contracts/loading/withTimeLimit';
import type { Sitemaps } from './writeSitemaps';

/** Longest API outage that search engines do not notice. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Pause after a failed build. */
const FAILURE_PAUSE_MS = 30_000;

interface CacheOptions {
  build: (stopped: AbortSignal) => Promise<Sitemaps>;
  onFailure: (error: unknown) => void;
  /** Age from which a request waits for new ones. */
  freshMs: number;
}

/**
 * Caches the sitemaps of one list. Older than `freshMs`, they are served only where new ones are not
 * ready in time or cannot be built (stale-if-error); at most one build at a time.
 */
export class SitemapCache {
  private cached: { sitemaps: Sitemaps; builtAt: number } | undefined;
  private building: Promise<Sitemaps | undefined> | undefined;
  private failedAt = Number.NEGATIVE_INFINITY;
  private readonly stopper = new AbortController();

  constructor(private readonly options: CacheOptions) {}

  /**
   * @param waitMs longest wait for new sitemaps
   * @returns `undefined` while there are no complete sitemaps
   */
  async current(waitMs: number): Promise<Sitemaps | undefined> {
    if (this.age() <= this.options.freshMs) return this.cached?.sitemaps;
    this.startBuild();
    const built = this.building && (await withTimeLimit(this.building, waitMs, () => undefined));
    if (built) return built;
    return this.age() <= STALE_MS ? this.cached?.sitemaps : undefined;
  }

  async stop(): Promise<void> {
    this.stopper.abort();
    await this.building;
    await this.cached?.sitemaps.remove();
  }

  private age(): number {
    return this.cached ? Date.now() - this.cached.builtAt : Number.POSITIVE_INFINITY;
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
