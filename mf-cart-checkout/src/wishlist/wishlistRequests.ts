import { ApiError } from '@marketplace/contracts/api/client';
import {
  addWishlistEntry,
  listWishlist,
  removeWishlistEntry,
  type WishlistEntry,
} from '@marketplace/contracts/api/wishlist';
import { findWishlistEntries } from '@marketplace/contracts/commerce/wishlist';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { ProductChoice } from '@marketplace/contracts/events';
import { toast } from '@marketplace/contracts/notices';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { bus, callApi } from '../../contracts';

/**
 * Fetches and publishes the wishlist. Fetches it again if a newer wishlist was published meanwhile.
 * Discards a reply that arrives after a logout, or after another customer has logged in.
 */
export async function reloadWishlist(): Promise<WishlistEntry[]> {
  const before = bus.retained('wishlist:changed');
  const token = readAccessToken();
  const { items } = await callApi(listWishlist);
  const present = readAccessToken();
  const entries = present === undefined ? [] : items;
  const isOfOther = present !== undefined && present !== token;
  if (isOfOther || bus.retained('wishlist:changed') !== before) return reloadWishlist();
  bus.publish('wishlist:changed', { entries });
  return entries;
}

/**
 * Adds a product to the wishlist, or removes the product if it is already on the wishlist. Then
 * fetches the wishlist again.
 * @param isAddition true to keep the product if it is already on the wishlist
 */
export async function toggleEntry(
  choice: ProductChoice,
  isAddition = false,
): Promise<'added' | 'removed'> {
  const found = findWishlistEntries(await currentEntries(), choice);
  if (isAddition && found.length > 0) return 'added';
  const { productUuid, productVariantUuid } = choice;
  if (found.length > 0) await removeEntries(found);
  else await callApi(addWishlistEntry, { body: { productUuid, productVariantUuid } });
  tabChannel.post('wishlist');
  // A toast reports a failed reload separately, because the toggle itself has succeeded.
  await reloadWishlist().catch(toast.failure);
  return found.length > 0 ? 'removed' : 'added';
}

export async function removeProduct(productUuid: string): Promise<void> {
  const found = findWishlistEntries(await currentEntries(), { productUuid });
  if (found.length === 0) return;
  await removeEntries(found);
  tabChannel.post('wishlist');
  await reloadWishlist();
}

/**
 * Removes all entries of some products from the wishlist of the customer who sent the request. Only
 * the server calls this.
 */
export async function removeProductsOf(
  productUuids: readonly string[],
  request: Request,
): Promise<void> {
  if (readAccessToken(request) === undefined) return;
  const { items } = await callApi(listWishlist, { request });
  const found = productUuids.flatMap((productUuid) => findWishlistEntries(items, { productUuid }));
  await removeEntries([...new Set(found)], request);
}

/**
 * Removes entries from the wishlist. Ignores a 404, which means that the entry is already gone, for
 * example after a removal in another tab.
 * @param request the customer's request, on the server
 */
export async function removeEntries(
  entries: readonly Pick<WishlistEntry, 'uuid'>[],
  request?: Request,
) {
  await Promise.all(
    entries.map(({ uuid }) =>
      callApi(removeWishlistEntry, { params: { wishlistUuid: uuid }, request }).catch((error) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    ),
  );
}

/** Returns the entries that were published last. Fetches them if none were published yet. */
async function currentEntries(): Promise<WishlistEntry[]> {
  return bus.retained('wishlist:changed')?.entries ?? reloadWishlist();
}
