import { type BoundedCacheOptions, createBoundedCache } from './boundedCache';
import { withTimeLimit } from './time/withTimeLimit';

/** A loaded value, with the times for which it may be used, in ms. */
export interface Loaded<T> extends CacheTimes {
  value: T;
  /**
   * Matters only if both times are 0, which means that this value may not be stored. If true, the
   * older value of the key stays for its stale time. Otherwise the older value is removed.
   */
  shouldLeaveOlder?: boolean;
  /** True if the stale time of the value is over, and it is used because `load` failed. */
  isOutdated?: boolean;
}

/**
 * Remaining times in ms. Once the fresh time is over, the value may be used for the stale time
 * while a new value is loaded.
 */
export interface CacheTimes {
  freshMs: number;
  staleMs: number;
}

interface Entry<T> {
  value: T;
  freshUntil: number;
  staleUntil: number;
  /** End of the time in which the outdated value is used without another load. */
  pausedUntil: number;
}

/** Time after a failed load in which an outdated value is used without a wait for another load. */
const PAUSE_MS = 10_000;

interface ResponseCacheOptions<T> extends BoundedCacheOptions<T> {
  /** Time after the stale time for which a value may be used if `load` fails, ms; 0 by default. */
  outdatedMs?: number;
  now?: () => number;
}

export interface ResponseCache<T> {
  /**
   * Returns a fresh value immediately. If the value is stale, starts a renewal with `load`, and
   * returns the stale value if no new value arrives within `staleWaitMs`. Callers that find no
   * value share one load.
   * @param staleWaitMs longest wait for the renewal of a stale value; 0 by default
   * @returns the value with its remaining times; both are 0 if the value may not be stored
   * @throws what `load` throws, if there is neither a stale nor an outdated value
   */
  read: (key: string, load: () => Promise<Loaded<T>>, staleWaitMs?: number) => Promise<Loaded<T>>;
  clear: () => void;
  weight: () => number;
}

/**
 * Creates an in-memory cache that works by stale-while-revalidate. It stores replies of the API,
 * and pages and sitemaps that contain data of such replies.
 */
export function createResponseCache<T>(options: ResponseCacheOptions<T>): ResponseCache<T> {
  const { capacity, weigh = () => 1, outdatedMs = 0, now = () => Date.now() } = options;
  const entries = createBoundedCache<Entry<T>>({
    capacity,
    weigh: ({ value }, key) => weigh(value, key),
  });
  const loads = new Map<string, Promise<Loaded<T>>>();

  function keep(key: string, { value, freshMs, staleMs, shouldLeaveOlder }: Loaded<T>): void {
    const freshUntil = now() + freshMs;
    const isKept = freshMs + staleMs > 0;
    if (isKept)
      entries.set(key, { value, freshUntil, staleUntil: freshUntil + staleMs, pausedUntil: 0 });
    else if (!shouldLeaveOlder) entries.delete(key);
  }

  function loadOnce(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    const running = loads.get(key);
    if (running !== undefined) return running;
    const started: Promise<Loaded<T>> = load()
      .then((loaded) => {
        // Drops a value whose load began before a call of `clear`, because it may be out of date.
        if (loads.get(key) === started) keep(key, loaded);
        return loaded;
      })
      .finally(() => {
        if (loads.get(key) === started) loads.delete(key);
      });
    loads.set(key, started);
    return started;
  }

  async function renew(entry: Loaded<T>, load: Promise<Loaded<T>>, waitMs: number) {
    // If the renewal fails, the stale value stays until its stale time is over.
    const renewed = load.catch(() => entry);
    return waitMs > 0 ? withTimeLimit(renewed, waitMs, () => entry) : entry;
  }

  return {
    async read(key, load, staleWaitMs = 0) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || entry.staleUntil + outdatedMs <= time) return loadOnce(key, load);
      const { value, freshUntil, staleUntil } = entry;
      if (staleUntil <= time) {
        const outdated = { value, freshMs: 0, staleMs: 0, isOutdated: true };
        if (entry.pausedUntil > time) return outdated;
        return loadOnce(key, load).catch(() => {
          entry.pausedUntil = now() + PAUSE_MS;
          return outdated;
        });
      }
      const freshMs = Math.max(freshUntil - time, 0);
      const left = { value, freshMs, staleMs: staleUntil - time - freshMs };
      return freshMs > 0 ? left : renew(left, loadOnce(key, load), staleWaitMs);
    },
    clear() {
      entries.clear();
      loads.clear();
    },
    weight: entries.weight,
  };
}
