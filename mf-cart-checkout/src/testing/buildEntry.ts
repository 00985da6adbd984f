import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { buildCartItem } from './buildCart';

/** A wishlist entry of the product that `buildCartItem(number)` is a line of. */
export function buildEntry(number = 1, changes: Partial<WishlistEntry> = {}): WishlistEntry {
  const { product } = buildCartItem(number);
  return {
    uuid: `0f0c1d1e-0000-4000-8000-${String(300 + number).padStart(12, '0')}`,
    productUuid: product.uuid,
    productVariantUuid: null,
    product,
    ...changes,
  };
}
