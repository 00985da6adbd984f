import type { Stock } from '@marketplace/contracts/commerce/purchase';

const SOLD_OUT: Stock = { inventoryQuantity: 0, trackQuantity: true, sellStockout: false };

/** Stock of a product or variant as shoppers may know it: a shop that is closed has nothing to sell. */
export const stockIn = (
  { inventoryQuantity, trackQuantity, sellStockout }: Stock,
  isShopClosed: boolean,
): Stock => (isShopClosed ? SOLD_OUT : { inventoryQuantity, trackQuantity, sellStockout });
