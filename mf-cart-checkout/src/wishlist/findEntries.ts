import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';

interface Wanted {
  productUuid: string;
  productVariantUuid?: string;
}

/**
 * The entries a heart stands for. A product's heart, and an entry without a variant, mean the
 * product whichever variant is chosen.
 */
export function findEntries(
  entries: readonly WishlistEntry[],
  { productUuid, productVariantUuid }: Wanted,
): WishlistEntry[] {
  return entries.filter(
    (entry) =>
      entry.productUuid === productUuid &&
      (productVariantUuid === undefined ||
        entry.productVariantUuid === null ||
        entry.productVariantUuid === productVariantUuid),
  );
}
