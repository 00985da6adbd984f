import type { Division, Upazila } from '../../contracts/api/locations';

// A chunk of its own, fetched with the first list: a form that is never opened costs nothing.
const fetchCode = () => import(/* webpackChunkName: "places" */ './fetchPlaces');

/** The divisions with their districts; `undefined` where they cannot be had. */
export const loadDivisions = (): Promise<Division[] | undefined> =>
  fetchCode().then((places) => places.fetchDivisions(), nothing);

/** The upazilas of a district, by its English name; `undefined` where they cannot be had. */
export const loadUpazilas = (district: string): Promise<Upazila[] | undefined> =>
  fetchCode().then((places) => places.fetchUpazilas(district), nothing);

const nothing = () => undefined;
