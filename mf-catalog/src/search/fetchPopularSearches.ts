import { callApi } from '@marketplace/contracts/api/client';
import {
  listPopularSearches,
  type PopularSearch,
} from '@marketplace/contracts/api/popularSearches';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';

/**
 * The market's popular searches; none from a host without the call.
 * @throws ApiError where the host cannot say
 */
export async function fetchPopularSearches(): Promise<readonly PopularSearch[]> {
  if (!(await isCallSupported(listPopularSearches))) return [];
  return (await callApi(listPopularSearches, {})).items;
}
