import { ApiError } from '@marketplace/contracts/api/client';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { readAccessToken } from '@marketplace/contracts/cookies';
import { callApi } from '../../contracts';

/**
 * Fetches the order of a page to find out whether the page's loader would succeed.
 * @returns false if the API does not reply, or if a guest's token now belongs to a later order.
 * Returns true after any other refusal, because the page must show the refusal.
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
