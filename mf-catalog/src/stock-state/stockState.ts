import { isPurchasable, type Stock } from '../is-purchasable/isPurchasable';

export type StockState = 'in-stock' | 'few-left' | 'to-order' | 'sold-out';

/** From so many pieces down the shopper is told how few are left. */
export const FEW_PIECES = 5;

/** What there is of it, in the words of the purchasable rule (specification section 5). */
export function stockState(stock: Stock): StockState {
  if (!isPurchasable(stock, 1)) return 'sold-out';
  if (stock.inventoryQuantity <= 0) return 'to-order';
  return stock.inventoryQuantity <= FEW_PIECES && !stock.sellStockout ? 'few-left' : 'in-stock';
}
