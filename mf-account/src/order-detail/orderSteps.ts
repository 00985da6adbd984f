import type { OrderStatus } from '@marketplace/contracts/api/orders';

export interface OrderStep {
  status: OrderStatus;
  /** `reached` lies behind, `current` is where the order is now, `ahead` is still to come. */
  state: 'reached' | 'current' | 'ahead';
}

const USUAL_WAY: readonly OrderStatus[] = ['placed', 'confirmed', 'shipped', 'delivered'];

/** The way of an order, as a timeline shows it; a cancelled one ends where it was cancelled. */
export function orderSteps(status: OrderStatus): OrderStep[] {
  const way: readonly OrderStatus[] = status === 'cancelled' ? ['placed', 'cancelled'] : USUAL_WAY;
  const here = way.indexOf(status);
  return way.map((step, index) => ({ status: step, state: stateAt(index, here) }));
}

function stateAt(index: number, here: number): OrderStep['state'] {
  if (index === here) return 'current';
  return index < here ? 'reached' : 'ahead';
}
