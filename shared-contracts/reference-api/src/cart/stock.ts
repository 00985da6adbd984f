/** What decides whether something can be bought. */
export interface Stock {
  inventoryQuantity: number;
  trackQuantity: boolean;
  sellStockout: boolean;
}

/**
 * The rule of specification section 5: stock must be tracked; then it can be bought if it may be
 * sold out, or if there is any and not less than asked for.
 */
export function isPurchasable(stock: Stock, quantity: number): boolean {
  if (!stock.trackQuantity) return false;
  if (stock.sellStockout) return true;
  return stock.inventoryQuantity !== 0 && stock.inventoryQuantity >= quantity;
}

/** Pieces that can be bought at most; null when there is no limit. */
export function availableQuantity(stock: Stock): number | null {
  if (!stock.trackQuantity) return 0;
  return stock.sellStockout ? null : Math.max(0, stock.inventoryQuantity);
}

/** Tells the shopper which product is short, and how much of it there is. */
export function shortageMessage(name: string, available: number | null): string {
  if (available === null || available === 0) return `${name} is out of stock`;
  return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left`;
}
