import { callApi } from '@marketplace/contracts/api/client';
import { listWishlist, type WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { bus } from '@marketplace/contracts/events';
import { readAccessToken } from '@marketplace/contracts/session/cookies';

/** Loads the wishlist anew and tells whoever listens; a list that comes after a logout is dropped. */
export async function reloadWishlist(): Promise<WishlistEntry[]> {
  const { items } = await callApi(listWishlist);
  const entries = readAccessToken() === undefined ? [] : items;
  bus.publish('wishlist:changed', { entries });
  return entries;
}
