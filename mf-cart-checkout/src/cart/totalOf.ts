import type { Cart } from '@marketplace/contracts/api/publicCart';
import { toPaisa } from '@marketplace/contracts/money/toPaisa';

/** What the order would cost today, in taka; the server decides when it is placed. */
export function totalOf({
  subtotal,
  deliveryCharge = 0,
}: Pick<Cart, 'subtotal' | 'deliveryCharge'>) {
  return (toPaisa(subtotal) + toPaisa(deliveryCharge)) / 100;
}
