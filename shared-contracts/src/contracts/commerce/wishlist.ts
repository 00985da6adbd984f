import type { WishlistEntry } from '../api/wishlist';

type WishedProduct = Pick<WishlistEntry, 'productUuid' | 'productVariantUuid'>;

interface WishlistChoice {
  productUuid: string;
  /** Left out where no variant is chosen, as on a product card. */
  productVariantUuid?: string;
}

/**
 * The wishlist entries that cover a choice; the wishlist button is on when there is one, and
 * pressing it then removes them. An entry without a variant covers the product whatever variant is
 * chosen, one with a variant covers that variant, and any entry covers a choice without a variant.
 */
export function findWishlistEntries<Entry extends WishedProduct>(
  entries: readonly Entry[],
  { productUuid, productVariantUuid }: WishlistChoice,
): Entry[] {
  return entries.filter(
    (entry) =>
      entry.productUuid === productUuid &&
      (productVariantUuid === undefined ||
        entry.productVariantUuid === null ||
        entry.productVariantUuid === productVariantUuid),
  );
}
