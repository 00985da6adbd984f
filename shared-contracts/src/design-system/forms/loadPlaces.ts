import type { Division, Upazila } from '../../contracts/api/locations';

// Loads the code for divisions and districts at the first request for them. The code is in a
// separate chunk, so a form that nobody opens costs nothing.
const fetchCode = () => import(/* webpackChunkName: "places" */ './fetchPlaces');

/** Divisions with their districts; `undefined` if they are not available. */
export const loadDivisions = (): Promise<Division[] | undefined> =>
  fetchCode().then((places) => places.fetchDivisions(), nothing);

/**
 * Upazilas of a district; `undefined` if they are not available.
 * @param district English name of the district
 */
export const loadUpazilas = (district: string): Promise<Upazila[] | undefined> =>
  fetchCode().then((places) => places.fetchUpazilas(district), nothing);

const nothing = () => undefined;
