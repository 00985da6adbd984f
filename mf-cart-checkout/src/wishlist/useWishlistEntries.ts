import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { bus, useRetained } from '@marketplace/contracts/events';
import { useEffect } from 'react';

/**
 * The entries a page was loaded with, told to whoever listens; from then on what the bus says, so
 * that an entry that moves into the cart leaves the page too.
 */
export function useWishlistEntries(loaded: WishlistEntry[]): WishlistEntry[] {
  useEffect(() => bus.publish('wishlist:changed', { entries: loaded }), [loaded]);
  return useRetained('wishlist:changed')?.entries ?? loaded;
}
