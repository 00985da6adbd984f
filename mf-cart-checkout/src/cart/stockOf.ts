import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { FEW_PIECES } from '@marketplace/contracts/commerce/purchase';

/** Stock state of a cart item; `left` is in pieces. */
export type Stock =
  | { kind: 'plenty' }
  | { kind: 'few'; left: number }
  | { kind: 'too-few'; left: number }
  | { kind: 'sold-out' };

export function stockOf({
  isAvailable,
  availableQuantity,
}: Pick<CartItem, 'isAvailable' | 'availableQuantity'>): Stock {
  if (!isAvailable) {
    return availableQuantity ? { kind: 'too-few', left: availableQuantity } : { kind: 'sold-out' };
  }
  const isFew = availableQuantity !== null && availableQuantity <= FEW_PIECES;
  return isFew ? { kind: 'few', left: availableQuantity } : { kind: 'plenty' };
}
