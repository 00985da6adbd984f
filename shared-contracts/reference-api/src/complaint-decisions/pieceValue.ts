import { shareOf } from '../orders/shareOf';

interface PaidOrder {
  subtotalPaisa: number;
  discountPaisa: number;
}

interface Line {
  uuid: string;
  quantity: number;
  totalPaisa: number;
}

/**
 * Returns what was paid for a line in paisa: its total minus its share of the order's discount.
 * The shares of all lines add up to the discount.
 * @param lines all lines of the order, always in the same order
 */
export function paidForLine(
  { subtotalPaisa, discountPaisa }: PaidOrder,
  lines: readonly Line[],
  uuid: string,
): number {
  const index = lines.findIndex((each) => each.uuid === uuid);
  const line = lines[index];
  if (!line) return 0;
  const before = lines.slice(0, index).reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);
  const shareUntil = (sum: number) =>
    subtotalPaisa === 0 ? 0 : shareOf(discountPaisa, sum, subtotalPaisa);
  return line.totalPaisa - (shareUntil(before + line.totalPaisa) - shareUntil(before));
}

interface Granted {
  /** Pieces of the line that other complaints have granted. */
  pieces: number;
  /** Paisa that other complaints have refunded for the line. */
  paisa: number;
}

/**
 * Returns the highest refund for some pieces of a line, in paisa. The values of all pieces add up
 * to what was paid for the line.
 */
export function valueOfPieces(
  paidPaisa: number,
  { quantity }: Pick<Line, 'quantity'>,
  pieces: number,
  granted: Granted,
): number {
  const valueUntil = (count: number) => shareOf(paidPaisa, Math.min(count, quantity), quantity);
  const value = valueUntil(granted.pieces + pieces) - valueUntil(granted.pieces);
  return Math.max(0, Math.min(value, paidPaisa - granted.paisa));
}
