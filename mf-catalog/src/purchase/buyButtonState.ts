import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { isPurchasable, type Stock } from '@marketplace/contracts/commerce/purchase';

export type BuyButtonState = 'add-to-cart' | 'out-of-stock' | 'unavailable';

/** Specification section 4, Buy button. A product with variants is sold by its variants' stock. */
export function buyButtonState(
  product: Stock & Pick<Product, 'hasVariants'>,
  variant: ProductVariant | undefined,
  quantity: number,
): BuyButtonState {
  if (product.hasVariants && !variant) return 'unavailable';
  return isPurchasable(variant ?? product, quantity) ? 'add-to-cart' : 'out-of-stock';
}
