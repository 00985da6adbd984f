import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { isPurchasable, type Stock } from '@marketplace/contracts/commerce/purchase';

export type BuyButtonState = 'add-to-cart' | 'out-of-stock' | 'unavailable';

/**
 * State of the buy button (specification section 4). If a product has variants, the stock of the
 * variants decides.
 */
export function buyButtonState(
  product: Stock & Pick<Product, 'hasVariants'>,
  variant: ProductVariant | undefined,
  quantity: number,
): BuyButtonState {
  if (product.hasVariants && !variant) return 'unavailable';
  return isPurchasable(variant ?? product, quantity) ? 'add-to-cart' : 'out-of-stock';
}
