export interface BoundedCacheOptions<T> {
  /** Greatest sum of the weights of what is kept; least recently used entries go first. */
  capacity: number;
  /** Weight of one entry; 1 where left out. */
  weigh?: (value: T, key: string) => number;
}

export interface BoundedCache<T> {
  /** Counts as a use. */
  get: (key: string) => T | undefined;
  /** Keeps a value in place of an older one; one heavier than all that may be kept is not kept. */
  set: (key: string, value: T) => void;
  delete: (key: string) => void;
  clear: () => void;
  /** Sum of the weights of what is kept. */
  weight: () => number;
}

/** A map that forgets what was not used for longest. */
export function createBoundedCache<T>(options: BoundedCacheOptions<T>): BoundedCache<T> {
  const { capacity, weigh = () => 1 } = options;
  const entries = new Map<string, { value: T; weight: number }>();
  let total = 0;

  function forget(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      forget(key);
      const weight = weigh(value, key);
      if (weight > capacity) return;
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= capacity) return;
        forget(oldest);
      }
    },
    delete: forget,
    clear() {
      entries.clear();
      total = 0;
    },
    weight: () => total,
  };
}
