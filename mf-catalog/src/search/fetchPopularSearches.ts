import {
  listPopularSearches,
  type PopularSearch,
} from '@marketplace/contracts/api/popularSearches';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { callApi } from '../../contracts';

/**
 * Fetches the market's popular searches. Returns an empty list if the API does not support the
 * call.
 * @throws ApiError if the call fails
 */
export async function fetchPopularSearches(): Promise<readonly PopularSearch[]> {
  if (!(await isCallSupported(listPopularSearches))) return [];
  return (await callApi(listPopularSearches, {})).items;
}
