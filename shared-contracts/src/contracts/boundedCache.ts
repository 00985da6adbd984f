export interface BoundedCacheOptions<T> {
  /** Upper limit for the total weight. Above it, the least recently used entries are removed. */
  capacity: number;
  /** Weight of one entry; 1 by default. */
  weigh?: (value: T, key: string) => number;
}

export interface BoundedCache<T> {
  /** Reading an entry counts as using it. */
  get: (key: string) => T | undefined;
  /**
   * Stores or replaces a value. A value that is heavier than the capacity is not stored, but the
   * previous value of the key is removed.
   */
  set: (key: string, value: T) => void;
  delete: (key: string) => void;
  clear: () => void;
  weight: () => number;
}

/** Creates a map with a limited total weight. It removes the least recently used entries. */
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
