import type { ProductVariant } from '../api/products';

/** The fields of a product or variant that decide whether it can be bought. */
export type Stock = Pick<ProductVariant, 'trackQuantity' | 'sellStockout' | 'inventoryQuantity'>;

/**
 * The rule "Purchasable" of specification section 5: the stock must be tracked, and either enough
 * pieces are left or the product may be oversold.
 */
export function isPurchasable(stock: Stock, quantity: number): boolean {
  if (!stock.trackQuantity) return false;
  if (stock.sellStockout) return true;
  return stock.inventoryQuantity !== 0 && stock.inventoryQuantity >= quantity;
}

/** Highest number of pieces that can be bought; null if there is no limit. */
export function availableQuantity(stock: Stock): number | null {
  if (!stock.trackQuantity) return 0;
  return stock.sellStockout ? null : Math.max(0, stock.inventoryQuantity);
}

/** Stock as a shopper sees it. `to-order`: no piece is left, but the product can be bought. */
export type StockState = 'in-stock' | 'few-left' | 'to-order' | 'sold-out';

/** Up to this number of pieces, the shop shows how many are left. */
export const LOW_STOCK_THRESHOLD = 5;

/** The stock state of a product or variant, consistent with `isPurchasable`. */
export function stockState(stock: Stock): StockState {
  if (!isPurchasable(stock, 1)) return 'sold-out';
  if (stock.inventoryQuantity <= 0) return 'to-order';
  return stock.inventoryQuantity <= LOW_STOCK_THRESHOLD && !stock.sellStockout
    ? 'few-left'
    : 'in-stock';
}
