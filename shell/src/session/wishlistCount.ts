const STORAGE_KEY = 'wishlistCount';

/** Entries of the wishlist as this tab knew them last; a logout clears it with the tab's storage. */
export const wishlistCount = {
  read(): number | undefined {
    try {
      return Number(sessionStorage.getItem(STORAGE_KEY)) || undefined;
    } catch {
      return undefined;
    }
  },
  write(count: number): void {
    try {
      // None is what is shown without a note, and after a logout nothing is left.
      if (count === 0) sessionStorage.removeItem(STORAGE_KEY);
      else sessionStorage.setItem(STORAGE_KEY, String(count));
    } catch {
      // Storage is blocked: the count comes with the wishlist.
    }
  },
};
