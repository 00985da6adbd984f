import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { bus } from '@marketplace/contracts/events';
import { reloadWishlist } from './reloadWishlist';

/** The entries as last told, or asked for where nobody has yet. */
export async function knownEntries(): Promise<WishlistEntry[]> {
  return bus.retained('wishlist:changed')?.entries ?? reloadWishlist();
}
