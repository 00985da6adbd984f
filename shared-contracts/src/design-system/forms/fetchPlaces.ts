import { callApi } from '../../contracts/api/client';
import {
  type Division,
  listDivisions,
  listUpazilas,
  type Upazila,
} from '../../contracts/api/locations';

/** Time limit of a list; without one, the place is typed, ms. */
const TIME_LIMIT_MS = 4000;

/** The divisions with their districts; `undefined` where the host has none or is too slow. */
export const fetchDivisions = (): Promise<Division[] | undefined> =>
  withTimeLimit(async (signal) => (await callApi(listDivisions, { signal })).items);

/**
 * The upazilas and thanas of a district.
 * @param district by its English name
 */
export const fetchUpazilas = (district: string): Promise<Upazila[] | undefined> =>
  withTimeLimit(
    async (signal) => (await callApi(listUpazilas, { query: { district }, signal })).items,
  );

async function withTimeLimit<Place>(
  fetchPlaces: (signal: AbortSignal) => Promise<Place[]>,
): Promise<Place[] | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  try {
    const places = await fetchPlaces(controller.signal);
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
