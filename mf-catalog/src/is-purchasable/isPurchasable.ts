import type { ProductVariant } from '@marketplace/contracts/api/products';

export type Stock = Pick<ProductVariant, 'trackQuantity' | 'sellStockout' | 'inventoryQuantity'>;

/** Specification section 5, Purchasable. */
export function isPurchasable(stock: Stock, quantity: number): boolean {
  if (!stock.trackQuantity) return false;
  if (stock.sellStockout) return true;
  return stock.inventoryQuantity !== 0 && stock.inventoryQuantity >= quantity;
}
