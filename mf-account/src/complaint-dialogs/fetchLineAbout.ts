import { ApiError } from '@marketplace/contracts/api/client';
import { fetchMyOrder } from '../fetch-my-order/fetchMyOrder';
import { type LineAbout, linesOf } from './LineAbout';

/** The line that an address names; `null` where it is not the customer's, and they choose one. */
export async function fetchLineAbout(
  { order, orderItem }: { order: string; orderItem: string },
  request: Request,
): Promise<LineAbout | null> {
  try {
    const lines = linesOf(await fetchMyOrder(order, request));
    return lines.find(({ orderItemUuid }) => orderItemUuid === orderItem) ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
