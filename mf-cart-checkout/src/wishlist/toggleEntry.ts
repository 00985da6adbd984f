import { callApi } from '@marketplace/contracts/api/client';
import { addWishlistEntry } from '@marketplace/contracts/api/wishlist';
import type { ProductChoice } from '@marketplace/contracts/events';
import { announce } from '../announce/announce';
import { findEntries } from './findEntries';
import { knownEntries } from './knownEntries';
import { reloadWishlist } from './reloadWishlist';
import { removeEntries } from './removeEntries';

/** Puts a product on the wishlist, or takes it off when it is there; the list is then reloaded. */
export async function toggleEntry(choice: ProductChoice): Promise<'added' | 'removed'> {
  const found = findEntries(await knownEntries(), choice);
  const { productUuid, productVariantUuid } = choice;
  if (found.length > 0) await removeEntries(found);
  else await callApi(addWishlistEntry, { body: { productUuid, productVariantUuid } });
  // The toggle itself is done; a list that cannot be loaded is another failure, told on its own.
  await reloadWishlist().catch(announce.failure);
  return found.length > 0 ? 'removed' : 'added';
}
