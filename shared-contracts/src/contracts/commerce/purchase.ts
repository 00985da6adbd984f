import type { ProductVariant } from '../api/products';

/** The fields of a product or variant that decide whether it can be bought. */
export type Stock = Pick<ProductVariant, 'trackQuantity' | 'sellStockout' | 'inventoryQuantity'>;

/**
 * The rule "Purchasable" of specification section 5. Stock must be tracked; then it can be bought
 * if it may be oversold, or if at least the quantity is left.
 */
export function isPurchasable(stock: Stock, quantity: number): boolean {
  if (!stock.trackQuantity) return false;
  if (stock.sellStockout) return true;
  return stock.inventoryQuantity !== 0 && stock.inventoryQuantity >= quantity;
}

/** Most pieces that can be bought; null for no limit. */
export function availableQuantity(stock: Stock): number | null {
  if (!stock.trackQuantity) return 0;
  return stock.sellStockout ? null : Math.max(0, stock.inventoryQuantity);
}

/** Stock as a shopper sees it: `to-order` is sold although none is left. */
export type StockState = 'in-stock' | 'few-left' | 'to-order' | 'sold-out';

/** From this number of pieces downwards, the number is shown. */
export const LOW_STOCK_THRESHOLD = 5;

/** The stock state of a product or variant, consistent with `isPurchasable`. */
export function stockState(stock: Stock): StockState {
  if (!isPurchasable(stock, 1)) return 'sold-out';
  if (stock.inventoryQuantity <= 0) return 'to-order';
  return stock.inventoryQuantity <= LOW_STOCK_THRESHOLD && !stock.sellStockout
    ? 'few-left'
    : 'in-stock';
}
