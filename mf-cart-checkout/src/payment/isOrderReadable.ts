import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { getMyOrder } from '@marketplace/contracts/api/orders';

/**
 * Reads the order of a page before the page is loaded again.
 *
 * @returns false while the host does not answer; true for a refusal too, which the page has to tell
 */
export async function isOrderReadable(search: string): Promise<boolean> {
  try {
    const id = new URLSearchParams(search).get('order') ?? '';
    await callApi(getMyOrder, { params: { id } });
    return true;
  } catch (error) {
    return error instanceof ApiError && !error.isRetryable;
  }
}
