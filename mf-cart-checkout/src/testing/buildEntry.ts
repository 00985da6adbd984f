import type { ProductVariant } from '@marketplace/contracts/api/products';
import type { WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { buildCartItem } from './buildCart';

/** Builds a wishlist entry of the same product as `buildCartItem(number)`. */
export function buildEntry(number = 1, changes: Partial<WishlistEntry> = {}): WishlistEntry {
  const { product } = buildCartItem(number);
  return {
    uuid: `0f0c1d1e-0000-4000-8000-${String(300 + number).padStart(12, '0')}`,
    productUuid: product.uuid,
    productVariantUuid: null,
    product,
    variant: null,
    keptPrice: product.price,
    ...changes,
  };
}

/** Copies an entry, with a chosen variant of its product. */
export function withVariant(
  entry: WishlistEntry,
  variant: string[],
  changes: Partial<ProductVariant> = {},
): WishlistEntry {
  const { price, comparePrice, inventoryQuantity, trackQuantity, sellStockout } = entry.product;
  const stock = { inventoryQuantity, trackQuantity, sellStockout };
  const uuid = entry.uuid.replace('-8000-', '-9000-');
  return {
    ...entry,
    productVariantUuid: uuid,
    product: { ...entry.product, hasVariants: true },
    variant: { uuid, variant, price, comparePrice, ...stock, imageUrl: null, ...changes },
  };
}
