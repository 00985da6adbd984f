import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { bus, useRetained } from '@marketplace/contracts/events';
import { useEffect } from 'react';

/**
 * The entries that the bus tells of, so that one that is moved to the cart leaves the page too. Those of the
 * server's page are published; a loader in the browser has published its own, and newer ones may have come since.
 */
export function useWishlistEntries(loaded: WishlistEntry[]): WishlistEntry[] {
  useEffect(() => {
    if (!bus.retained('wishlist:changed')) bus.publish('wishlist:changed', { entries: loaded });
  }, [loaded]);
  return useRetained('wishlist:changed')?.entries ?? loaded;
}
