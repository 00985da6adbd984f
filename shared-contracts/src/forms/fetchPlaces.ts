import { callApi } from '../api/client';
import { type Division, listDivisions, listUpazilas, type Upazila } from '../api/locations';

/** Nobody waits longer for a list to choose from: what is not there by then is typed, ms. */
const PATIENCE_MS = 4000;

/** The divisions with their districts; `undefined` where the host has none or is too slow. */
export const fetchDivisions = (): Promise<Division[] | undefined> =>
  orNothing(async (signal) => (await callApi(listDivisions, { signal })).items);

/**
 * The upazilas and thanas of a district.
 * @param district by its English name
 */
export const fetchUpazilas = (district: string): Promise<Upazila[] | undefined> =>
  orNothing(async (signal) => (await callApi(listUpazilas, { query: { district }, signal })).items);

async function orNothing<Place>(
  fetchPlaces: (signal: AbortSignal) => Promise<Place[]>,
): Promise<Place[] | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const places = await fetchPlaces(patience.signal);
    return places.length > 0 ? places : undefined;
  } catch (error) {
    console.warn(
      'Place names could not be loaded:',
      error instanceof Error ? error.message : error,
    );
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
