import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';

/** Next step for an entry: choose a variant, add it to the cart, or none while sold out. */
export type NextStep = 'choose' | 'add' | 'sold-out';

export function nextStepOf({ product, productVariantUuid }: WishlistEntry): NextStep {
  if (product.hasVariants && productVariantUuid === null) return 'choose';
  // A variant has stock of its own, which only the server knows here.
  if (product.hasVariants) return 'add';
  return isPurchasable(product, 1) ? 'add' : 'sold-out';
}
