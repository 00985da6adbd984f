interface Entry {
  value: unknown;
  freshUntil: number;
  staleUntil: number;
}

/** A loaded value with its freshness and its stale-while-revalidate time, ms. */
export interface Loaded {
  value: unknown;
  freshMs: number;
  staleMs: number;
}

/**
 * Keeps replies in process, stale-while-revalidate: a fresh one is given at once, a stale one too
 * while one load renews it, and callers who find nothing share a single load. Least recently used
 * entries go first.
 */
export function createReplyCache(capacity: number, now = () => Date.now()) {
  const entries = new Map<string, Entry>();
  const loads = new Map<string, Promise<unknown>>();

  function keep(key: string, { value, freshMs, staleMs }: Loaded): void {
    entries.delete(key);
    if (freshMs + staleMs <= 0) return;
    const freshUntil = now() + freshMs;
    entries.set(key, { value, freshUntil, staleUntil: freshUntil + staleMs });
    const oldest = entries.keys().next();
    if (entries.size > capacity && !oldest.done) entries.delete(oldest.value);
  }

  function loadOnce(key: string, load: () => Promise<Loaded>): Promise<unknown> {
    const running = loads.get(key);
    if (running !== undefined) return running;
    const started = load()
      .then((loaded) => {
        keep(key, loaded);
        return loaded.value;
      })
      .finally(() => loads.delete(key));
    loads.set(key, started);
    return started;
  }

  return {
    async read(key: string, load: () => Promise<Loaded>): Promise<unknown> {
      const entry = entries.get(key);
      if (!entry || entry.staleUntil <= now()) return loadOnce(key, load);
      entries.delete(key);
      entries.set(key, entry);
      // A renewal that fails leaves the stale reply in place until its time is over.
      if (entry.freshUntil <= now()) loadOnce(key, load).catch(() => undefined);
      return entry.value;
    },
    clear: () => entries.clear(),
    size: () => entries.size,
  };
}

const STALE_FACTOR = 10;
/** Longest time in which a cache may show what the market has taken back. */
const MAX_KEPT_SECONDS = 300;

/**
 * Seconds for which a cache may still give a reply while it asks for a new one
 * (stale-while-revalidate): ten times as long as it is fresh, five minutes at most with that.
 *
 * @param cacheSeconds of the call
 */
export const staleSeconds = (cacheSeconds: number) =>
  Math.max(Math.min(cacheSeconds * STALE_FACTOR, MAX_KEPT_SECONDS - cacheSeconds), 0);

/** What a reply says about keeping it. */
export interface CacheHeaders {
  cacheControl: string | undefined;
  /** Seconds since the host made the reply, where a cache on the way kept it. */
  age: string | undefined;
}

/**
 * Times left in which a shared cache may keep a reply (RFC 9111); 0 unless it says `public`, and
 * never longer than the contract allows, whatever the host says.
 *
 * @param cacheSeconds of the call
 */
export function cacheTimes(
  { cacheControl, age }: CacheHeaders,
  cacheSeconds: number,
): Pick<Loaded, 'freshMs' | 'staleMs'> {
  const directives = (cacheControl ?? '').toLowerCase().split(/\s*,\s*/);
  if (!directives.includes('public') || directives.includes('no-store')) {
    return { freshMs: 0, staleMs: 0 };
  }
  const seconds = (name: string) => {
    const found = directives.find((directive) => directive.startsWith(`${name}=`));
    return positiveNumber(found?.slice(name.length + 1));
  };
  const fresh = Math.min(seconds('max-age'), cacheSeconds);
  const stale = Math.min(seconds('stale-while-revalidate'), staleSeconds(cacheSeconds));
  const passed = positiveNumber(age);
  return {
    freshMs: Math.max(fresh - passed, 0) * 1000,
    staleMs: Math.max(Math.min(stale, fresh + stale - passed), 0) * 1000,
  };
}

function positiveNumber(text: string | undefined): number {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : 0;
}
