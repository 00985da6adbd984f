// biome-ignore lint/style/noRestrictedImports: the calls of shared forms are in no manifest
import { callApi } from '@marketplace/contracts/api/client';
import { optional } from '@marketplace/contracts/rendering';
import { PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { withAbortLimit } from '@marketplace/contracts/time/withTimeLimit';
import {
  type Division,
  listDivisions,
  listUpazilas,
  type Upazila,
} from '../../contracts/api/locations';

/** Divisions with their districts; `undefined` if the API lists none, or none arrive in time. */
export const fetchDivisions = (): Promise<Division[] | undefined> =>
  optionalPlaces(async (signal) => (await callApi(listDivisions, { signal })).items);

/**
 * The upazilas and thanas of a district; `undefined` if the API lists none, or none arrive in time.
 * @param district English name of the district
 */
export const fetchUpazilas = (district: string): Promise<Upazila[] | undefined> =>
  optionalPlaces(
    async (signal) => (await callApi(listUpazilas, { query: { district }, signal })).items,
  );

async function optionalPlaces<Place>(
  fetchPlaces: (signal: AbortSignal) => Promise<Place[]>,
): Promise<Place[] | undefined> {
  const loading = withAbortLimit(PAGE_MS, fetchPlaces);
  const places = await optional('Place names', loading);
  return places?.length ? places : undefined;
}
