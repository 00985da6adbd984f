import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { wishlistOffer } from '@marketplace/contracts/commerce/wishlist';

/** Next step for an entry: choose a variant, add it to the cart, or none while sold out or gone. */
export type NextStep = 'choose' | 'add' | 'sold-out' | 'deleted';

export function nextStepOf(entry: WishlistEntry): NextStep {
  const { product, productVariantUuid, variant, isGone } = entry;
  if (isGone) return 'deleted';
  if (product.hasVariants && productVariantUuid === null) return 'choose';
  // The stock of a variant that the host does not send is known to the server alone.
  if (product.hasVariants && !variant) return 'add';
  return isPurchasable(wishlistOffer(entry), 1) ? 'add' : 'sold-out';
}
