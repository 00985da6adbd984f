import { callApi } from '@marketplace/contracts/api/client';
import { isCallSupported } from '@marketplace/contracts/api/isCallSupported';
import {
  listPopularSearches,
  type PopularSearch,
} from '@marketplace/contracts/api/popularSearches';
import { optionalPart } from '@marketplace/contracts/loading/loadPart';

/** The market's popular searches, none from a host without the call; `undefined` after a failure, which is logged. */
export const fetchPopularSearches = () => optionalPart('The popular searches', askHost());

async function askHost(): Promise<readonly PopularSearch[]> {
  if (!(await isCallSupported(listPopularSearches))) return [];
  return (await callApi(listPopularSearches, {})).items;
}
