import { knownEntries } from './knownEntries';
import { reloadWishlist } from './reloadWishlist';
import { removeEntries } from './removeEntries';

/** Takes every entry of a product off the wishlist. */
export async function dropProduct(productUuid: string): Promise<void> {
  const entries = await knownEntries();
  const dropped = entries.filter((entry) => entry.productUuid === productUuid);
  if (dropped.length === 0) return;
  await removeEntries(dropped);
  await reloadWishlist();
}
