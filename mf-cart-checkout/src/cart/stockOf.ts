import type { CartItem } from '@marketplace/contracts/api/publicCart';

/** What a shopper is told about the stock of a line; `left` is in pieces. */
export type Stock =
  | { kind: 'plenty' }
  | { kind: 'few'; left: number }
  | { kind: 'too-few'; left: number }
  | { kind: 'sold-out' };

/** From here down, how many are left is worth saying. */
const FEW = 5;

export function stockOf({
  isAvailable,
  availableQuantity,
}: Pick<CartItem, 'isAvailable' | 'availableQuantity'>): Stock {
  if (!isAvailable) {
    return availableQuantity ? { kind: 'too-few', left: availableQuantity } : { kind: 'sold-out' };
  }
  const isFew = availableQuantity !== null && availableQuantity <= FEW;
  return isFew ? { kind: 'few', left: availableQuantity } : { kind: 'plenty' };
}
