import type { OrderStatus } from '@marketplace/contracts/api/orders';

/** Whether an order may still be given up: not yet given up, and nothing of it sent. */
export function isCancellable(
  order: { status: OrderStatus },
  parcels: readonly { status: OrderStatus }[],
): boolean {
  if (order.status === 'cancelled') return false;
  return parcels.every(({ status }) => status !== 'shipped' && status !== 'delivered');
}
