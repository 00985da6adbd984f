import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { LOW_STOCK_THRESHOLD } from '@marketplace/contracts/commerce/purchase';

/** Change of a cart item since it was added: `price` in taka, `stock` in pieces. */
export interface LineChange {
  kind: 'price' | 'stock';
  before: number;
  after: number;
}

/**
 * Finds the changes of a cart item since it was added. Reports less stock only if the item cannot
 * be ordered any more or few pieces are left. For example, a change from 400 pieces to 380 is not
 * reported.
 */
export function findLineChanges(item: CartItem): LineChange[] {
  const { whenAdded: before, unitPrice, availableQuantity: left, isAvailable } = item;
  if (!before || item.isGone) return [];
  const changes: LineChange[] = [];
  if (before.unitPrice !== unitPrice) {
    changes.push({ kind: 'price', before: before.unitPrice, after: unitPrice });
  }
  // Reports no change of the stock, because the API does not send the stock of a closed shop's
  // products.
  if (item.isShopClosed) return changes;
  const isShort = !isAvailable || (left !== null && left <= LOW_STOCK_THRESHOLD);
  if (isShort && before.availableQuantity !== null && before.availableQuantity > (left ?? 0)) {
    changes.push({ kind: 'stock', before: before.availableQuantity, after: left ?? 0 });
  }
  return changes;
}
