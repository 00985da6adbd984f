import { tabStorage } from '@marketplace/contracts/tabStorage';

const STORAGE_KEY = 'wishlistCount';

/** This tab's last known number of wishlist entries; a logout clears it. */
export const wishlistCount = {
  read: () => tabStorage.read<number>(STORAGE_KEY),
  write(count: number): void {
    // Zero is stored as absent, so that nothing remains after a logout.
    tabStorage.write(STORAGE_KEY, count || undefined);
  },
};
