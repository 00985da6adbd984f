import type { Division, Upazila } from '../../contracts/api/locations';

// A separate chunk, fetched with the first list, so that an unopened form costs nothing.
const fetchCode = () => import(/* webpackChunkName: "places" */ './fetchPlaces');

/** Divisions with their districts; `undefined` if they are not available. */
export const loadDivisions = (): Promise<Division[] | undefined> =>
  fetchCode().then((places) => places.fetchDivisions(), nothing);

/** Upazilas of a district by its English name; `undefined` if they are not available. */
export const loadUpazilas = (district: string): Promise<Upazila[] | undefined> =>
  fetchCode().then((places) => places.fetchUpazilas(district), nothing);

const nothing = () => undefined;
