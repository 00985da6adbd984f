import type { Division, Upazila } from '../api/locations';

// Fetched with the first place that is asked for: a form that nobody fills in never pays for it.
const fetchCode = () => import(/* webpackChunkName: "places" */ './fetchPlaces');

/** The divisions with their districts; `undefined` where they cannot be had. */
export const loadDivisions = (): Promise<Division[] | undefined> =>
  fetchCode().then((places) => places.fetchDivisions(), nothing);

/** The upazilas of a district, by its English name; `undefined` where they cannot be had. */
export const loadUpazilas = (district: string): Promise<Upazila[] | undefined> =>
  fetchCode().then((places) => places.fetchUpazilas(district), nothing);

const nothing = () => undefined;
