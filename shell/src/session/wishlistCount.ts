import { tabStorage } from '@marketplace/contracts/tabStorage';

const STORAGE_KEY = 'wishlistCount';

/** The last number of wishlist entries that this tab has seen. A logout clears the number. */
export const wishlistCount = {
  read: () => tabStorage.read<number>(STORAGE_KEY),
  write(count: number): void {
    // Stores nothing for zero, so that nothing remains after a logout.
    tabStorage.write(STORAGE_KEY, count || undefined);
  },
};
