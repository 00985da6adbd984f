import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { wishlistOffer } from '@marketplace/contracts/commerce/wishlist';

/**
 * Action that an entry offers: choose a variant, or add the product to the cart. A sold-out or
 * deleted product offers none.
 */
export type NextStep = 'choose' | 'add' | 'sold-out' | 'deleted';

export function nextStepOf(entry: WishlistEntry): NextStep {
  const { product, productVariantUuid, variant, isGone } = entry;
  if (isGone) return 'deleted';
  if (product.hasVariants && productVariantUuid === null) return 'choose';
  // Offers to add a variant that the API does not send, because only the API knows its stock.
  if (product.hasVariants && !variant) return 'add';
  return isPurchasable(wishlistOffer(entry), 1) ? 'add' : 'sold-out';
}
