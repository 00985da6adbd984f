import { ApiError } from '@marketplace/contracts/api/client';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { readAccessToken } from '@marketplace/contracts/cookies';
import { callApi } from '../../contracts';

/**
 * Fetches the order that the URL names, to find out whether the page's loader would succeed.
 * @returns false if the API does not reply, or refuses because the guest's token now belongs to a
 * later order; true after every other refusal, because the page shows those
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
