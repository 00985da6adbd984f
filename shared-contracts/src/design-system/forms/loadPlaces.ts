import type { Division, Upazila } from '../../contracts/api/locations';

// Fetches the code in a chunk of its own with the first list, so that a form that nobody opens
// costs nothing.
const fetchCode = () => import(/* webpackChunkName: "places" */ './fetchPlaces');

/** Divisions with their districts; `undefined` if they are not available. */
export const loadDivisions = (): Promise<Division[] | undefined> =>
  fetchCode().then((places) => places.fetchDivisions(), nothing);

/**
 * Upazilas of a district; `undefined` if they are not available.
 * @param district by its English name
 */
export const loadUpazilas = (district: string): Promise<Upazila[] | undefined> =>
  fetchCode().then((places) => places.fetchUpazilas(district), nothing);

const nothing = () => undefined;
