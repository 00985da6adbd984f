import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { useEffect } from 'react';
import { bus, useRetained } from '../../contracts';

/**
 * Returns the entries that were published last, so that an entry that moves to the cart also
 * disappears from the page. After a render on the server no entries are published yet, so this hook
 * publishes the loaded entries. In a browser the loader has already published them.
 */
export function useWishlistEntries(loaded: WishlistEntry[]): WishlistEntry[] {
  useEffect(() => {
    if (!bus.retained('wishlist:changed')) bus.publish('wishlist:changed', { entries: loaded });
  }, [loaded]);
  return useRetained('wishlist:changed')?.entries ?? loaded;
}
