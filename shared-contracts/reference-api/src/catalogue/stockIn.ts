import type { Stock } from '@marketplace/contracts/commerce/purchase';

const SOLD_OUT: Stock = { inventoryQuantity: 0, trackQuantity: true, sellStockout: false };

/** Stock as shoppers see it: a closed shop has none. */
export const stockIn = (
  { inventoryQuantity, trackQuantity, sellStockout }: Stock,
  isShopClosed: boolean,
): Stock => (isShopClosed ? SOLD_OUT : { inventoryQuantity, trackQuantity, sellStockout });
