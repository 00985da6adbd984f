import { tabStorage } from '@marketplace/contracts/tabStorage';

const STORAGE_KEY = 'wishlistCount';

/** Entries of the wishlist as this tab knew them last; a logout clears it with the tab's storage. */
export const wishlistCount = {
  read: () => tabStorage.read<number>(STORAGE_KEY),
  write(count: number): void {
    // None is what is shown without a note, and after a logout nothing is left.
    tabStorage.write(STORAGE_KEY, count || undefined);
  },
};
