import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';

/** What can be done with an entry: choose a variant first, add it, or nothing while sold out. */
export type NextStep = 'choose' | 'add' | 'sold-out';

export function nextStepOf({ product, productVariantUuid }: WishlistEntry): NextStep {
  if (product.hasVariants && productVariantUuid === null) return 'choose';
  // A variant has stock of its own, which only the server knows here.
  if (product.hasVariants) return 'add';
  const { trackQuantity, sellStockout, inventoryQuantity } = product;
  return trackQuantity && (sellStockout || inventoryQuantity >= 1) ? 'add' : 'sold-out';
}
