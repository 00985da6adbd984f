const readers = new Set<() => void>();

/**
 * Tells who shows the count of the cookie `cartQuantity` that it may have changed: tabs share cookies, not
 * the bus.
 */
export const cartCookie = {
  reread(): void {
    for (const read of readers) read();
  },
  /** @returns unsubscribe */
  subscribe(read: () => void): () => void {
    readers.add(read);
    return () => readers.delete(read);
  },
};
