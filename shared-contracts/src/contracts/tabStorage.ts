/**
 * Values that this tab keeps across reloads, such as an unfinished form. The shell clears them on
 * logout, because the next shopper may be another person. If storage is blocked or full, nothing is
 * stored.
 */
export const tabStorage = {
  /** @returns the stored value; `undefined` if there is none or it cannot be read */
  read<Value>(key: string): Value | undefined {
    try {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  /**
   * @param value `undefined` removes the stored value
   * @returns true if the value was stored or removed
   */
  write(key: string, value: unknown): boolean {
    try {
      if (value === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  keys(): string[] {
    try {
      const count = sessionStorage.length;
      return Array.from({ length: count }, (_, index) => sessionStorage.key(index) ?? '');
    } catch {
      return [];
    }
  },
  clear(): void {
    try {
      sessionStorage.clear();
    } catch {
      // Storage is blocked, so there is nothing to clear.
    }
  },
};
