import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { wishlistOffer } from '@marketplace/contracts/commerce/wishlist';

/**
 * Next step for an entry: choose a variant, or add it to the cart. There is none if it is sold out
 * or deleted.
 */
export type NextStep = 'choose' | 'add' | 'sold-out' | 'deleted';

export function nextStepOf(entry: WishlistEntry): NextStep {
  const { product, productVariantUuid, variant, isGone } = entry;
  if (isGone) return 'deleted';
  if (product.hasVariants && productVariantUuid === null) return 'choose';
  // If the host does not send the variant, only the server knows its stock.
  if (product.hasVariants && !variant) return 'add';
  return isPurchasable(wishlistOffer(entry), 1) ? 'add' : 'sold-out';
}
