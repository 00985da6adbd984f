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
export function createReplyCache(capacity: number, now: () => number = Date.now) {
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

/** Times for which `Cache-Control` lets a shared cache keep a reply; 0 unless it says `public`. */
export function cacheTimes(cacheControl: string | undefined): { freshMs: number; staleMs: number } {
  const directives = (cacheControl ?? '').toLowerCase().split(/\s*,\s*/);
  if (!directives.includes('public') || directives.includes('no-store')) {
    return { freshMs: 0, staleMs: 0 };
  }
  const seconds = (name: string) => {
    const found = directives.find((directive) => directive.startsWith(`${name}=`));
    const value = Number(found?.slice(name.length + 1));
    return Number.isFinite(value) && value > 0 ? value * 1000 : 0;
  };
  return { freshMs: seconds('max-age'), staleMs: seconds('stale-while-revalidate') };
}
