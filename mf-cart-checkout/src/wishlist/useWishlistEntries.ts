import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { bus, useRetained } from '@marketplace/contracts/events';
import { useEffect } from 'react';

/**
 * Publishes the entries of a page's loader, and then follows the bus, so that an entry that is moved to
 * the cart leaves the page too.
 */
export function useWishlistEntries(loaded: WishlistEntry[]): WishlistEntry[] {
  useEffect(() => bus.publish('wishlist:changed', { entries: loaded }), [loaded]);
  return useRetained('wishlist:changed')?.entries ?? loaded;
}
