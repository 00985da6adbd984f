/**
 * Values that this tab holds across reloads, such as a form begun. The shell clears them on logout: the next
 * shopper may be another person. Where storage is blocked or full, nothing is held.
 */
export const tabStorage = {
  /** @returns the value as `write` was given it; `undefined` also where it cannot be read */
  read<Value>(key: string): Value | undefined {
    try {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  /**
   * @param value `undefined` removes what is held
   * @returns true once it is stored
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
  /** Keys of all values. */
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
      // Storage is blocked: there is nothing to clear.
    }
  },
};
