import { type BoundedCacheOptions, createBoundedCache } from './boundedCache';
import { withTimeLimit } from './time/withTimeLimit';

/** A loaded value with the times for which it may be given, ms. */
export interface Loaded<T> extends CacheTimes {
  value: T;
  /**
   * True for a value without time that does not say that an older one is wrong: the older one stays until
   * its own time is over. Any other value without time ends the older one.
   */
  shouldLeaveOlder?: boolean;
}

/** Times left, ms: first fresh, then stale, when it is given while a new one is loaded. */
export interface CacheTimes {
  freshMs: number;
  staleMs: number;
}

interface Entry<T> {
  value: T;
  freshUntil: number;
  staleUntil: number;
}

interface ResponseCacheOptions<T> extends BoundedCacheOptions<T> {
  now?: () => number;
}

export interface ResponseCache<T> {
  /**
   * A fresh value is given at once, and so is a stale one while one load renews it; callers who find
   * nothing share one load.
   *
   * @param staleWaitMs longest wait for the renewal of a stale value
   * @returns the value with the times it has left; those of a value that is not kept are 0
   * @throws what `load` throws where there is no stale value to give
   */
  read: (key: string, load: () => Promise<Loaded<T>>, staleWaitMs?: number) => Promise<Loaded<T>>;
  clear: () => void;
  /** Sum of the weights of what is kept. */
  weight: () => number;
}

/** Keeps values in process, stale-while-revalidate: replies of the API, and pages made of them. */
export function createResponseCache<T>(options: ResponseCacheOptions<T>): ResponseCache<T> {
  const { capacity, weigh = () => 1, now = () => Date.now() } = options;
  const entries = createBoundedCache<Entry<T>>({
    capacity,
    weigh: ({ value }, key) => weigh(value, key),
  });
  const loads = new Map<string, Promise<Loaded<T>>>();

  function keep(key: string, { value, freshMs, staleMs, shouldLeaveOlder }: Loaded<T>): void {
    const freshUntil = now() + freshMs;
    const isKept = freshMs + staleMs > 0;
    if (isKept) entries.set(key, { value, freshUntil, staleUntil: freshUntil + staleMs });
    else if (!shouldLeaveOlder) entries.delete(key);
  }

  function loadOnce(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    const running = loads.get(key);
    if (running !== undefined) return running;
    const started: Promise<Loaded<T>> = load()
      .then((loaded) => {
        // Cleared meanwhile: what was asked for before may be out of date.
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
    // A renewal that fails leaves the stale value in place until its time is over.
    const renewed = load.catch(() => entry);
    return waitMs > 0 ? withTimeLimit(renewed, waitMs, () => entry) : entry;
  }

  return {
    async read(key, load, staleWaitMs = 0) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || entry.staleUntil <= time) return loadOnce(key, load);
      const { value, freshUntil, staleUntil } = entry;
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
