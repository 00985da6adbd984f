import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { useEffect } from 'react';
import { bus, useRetained } from '../../bus';

/**
 * The entries that were published last, so that an entry that is moved to the cart also disappears
 * from the page. Publishes the loaded entries only after a render on the server. In a browser the
 * loader has already published them, and newer ones may have followed.
 */
export function useWishlistEntries(loaded: WishlistEntry[]): WishlistEntry[] {
  useEffect(() => {
    if (!bus.retained('wishlist:changed')) bus.publish('wishlist:changed', { entries: loaded });
  }, [loaded]);
  return useRetained('wishlist:changed')?.entries ?? loaded;
}
