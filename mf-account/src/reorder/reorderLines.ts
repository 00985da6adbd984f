import type { ReorderLine } from '@marketplace/contracts/api/reorder';
import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';

/** True if the customer gets something else than in the order: other pieces, price or name. */
export const isChanged = ({ obstacle, price, orderedPrice, currentName }: ReorderLine): boolean =>
  obstacle !== null || currentName !== null || price !== orderedPrice;

/** Number of the pieces that can be added to the cart, and their price in taka. */
export function sumReorder(lines: readonly ReorderLine[]): {
  itemCount: number;
  total: number;
} {
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const paisa = lines.reduce((sum, { quantity, price }) => sum + quantity * toPaisa(price ?? 0), 0);
  return { itemCount, total: toTaka(paisa) };
}
