import type { ReorderLine } from '@marketplace/contracts/api/reorder';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';

/** True if the number of pieces, the price or the name differs from the order. */
export const isChanged = ({ obstacle, price, orderedPrice, currentName }: ReorderLine): boolean =>
  obstacle !== null || currentName !== null || price !== orderedPrice;

/** Returns the number of pieces that can be added to the cart, and their total in taka. */
export function sumReorder(lines: readonly ReorderLine[]): {
  itemCount: number;
  total: number;
} {
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const paisa = lines.reduce((sum, { quantity, price }) => sum + quantity * toPaisa(price ?? 0), 0);
  return { itemCount, total: toTaka(paisa) };
}
