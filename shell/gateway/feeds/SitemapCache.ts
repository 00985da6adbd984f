import { createResponseCache, type Loaded } from '@marketplace/contracts/responseCache';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import type { Sitemaps } from './writeSitemaps';

/** Age up to which sitemaps are served while the API fails. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Pause after a failed build. */
const FAILURE_PAUSE_MS = 30_000;

interface CacheOptions {
  build: (stopped: AbortSignal) => Promise<Sitemaps>;
  onFailure: (error: unknown) => void;
  /** Age above which a request waits for new sitemaps. */
  freshMs: number;
}

/**
 * Caches the sitemaps of one list. Sitemaps older than `freshMs` are served only if the build of
 * new sitemaps fails or takes too long (stale-if-error). Only one build runs at a time.
 */
export class SitemapCache {
  private readonly cache = createResponseCache<Sitemaps>({ capacity: 1 });
  private latest: Sitemaps | undefined;
  private building: Promise<unknown> | undefined;
  private failedAt = Number.NEGATIVE_INFINITY;
  private readonly stopper = new AbortController();

  constructor(private readonly options: CacheOptions) {}

  /**
   * @param waitMs maximum wait for new sitemaps
   * @returns `undefined` if no complete sitemaps are available
   */
  current(waitMs: number): Promise<Sitemaps | undefined> {
    const sitemaps = this.cache
      .read('sitemaps', () => this.load(), waitMs)
      .then(
        ({ value }) => value,
        () => undefined,
      );
    return withTimeLimit(sitemaps, waitMs, () => undefined);
  }

  async stop(): Promise<void> {
    this.stopper.abort();
    await this.building;
    await this.latest?.remove();
  }

  /**
   * @throws the error of the build; also an Error after `stop` or in the pause after a failed build
   */
  private async load(): Promise<Loaded<Sitemaps>> {
    const isTooSoon = Date.now() - this.failedAt < FAILURE_PAUSE_MS;
    if (isTooSoon || this.stopper.signal.aborted) throw new Error('No build starts now.');
    const build = this.build();
    this.building = build.catch(() => undefined);
    const { freshMs } = this.options;
    return { value: await build, freshMs, staleMs: STALE_MS - freshMs };
  }

  private async build(): Promise<Sitemaps> {
    try {
      const sitemaps = await this.options.build(this.stopper.signal);
      const before = this.latest;
      this.latest = sitemaps;
      // Readers keep the old file open, so it can be removed safely.
      await before?.remove();
      return sitemaps;
    } catch (error) {
      this.failedAt = Date.now();
      this.options.onFailure(error);
      throw error;
    }
  }
}
