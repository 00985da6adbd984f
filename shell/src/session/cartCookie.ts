const readers = new Set<() => void>();

/**
 * Notifies subscribers that the cookie `cartQuantity` may have changed. All tabs share the cookie,
 * but not the bus.
 */
export const cartCookie = {
  reread(): void {
    for (const read of readers) read();
  },
  /** @returns a function that unsubscribes */
  subscribe(read: () => void): () => void {
    readers.add(read);
    return () => readers.delete(read);
  },
};
