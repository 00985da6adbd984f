import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { readAccessToken } from '@marketplace/contracts/cookies';

/**
 * Reads the order of a page before the page is loaded again.
 *
 * @returns false while the host does not answer, and where a guest's token is that of a later order by now;
 *   true for another refusal too, which the page has to tell
 */
export async function isOrderReadable(search: string): Promise<boolean> {
  try {
    const id = new URLSearchParams(search).get('order') ?? '';
    await callApi(getMyOrder, { params: { id } });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.isRetryable) return false;
    return error.status !== 404 || readAccessToken() !== undefined;
  }
}
