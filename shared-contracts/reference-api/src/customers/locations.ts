import type { PostalAddress, ShownAddress } from '@marketplace/contracts/api/addresses';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import * as z from 'zod/mini';
import type { Handlers } from '../http/Handlers';
import barishal from './places/barishal.json';
import chattogram from './places/chattogram.json';
import dhaka from './places/dhaka.json';
import khulna from './places/khulna.json';
import mymensingh from './places/mymensingh.json';
import rajshahi from './places/rajshahi.json';
import rangpur from './places/rangpur.json';
import sylhet from './places/sylhet.json';

/** Names of places: the keys are English, the values are Bangla. */
const names = z.record(z.string(), z.string());

const placesOfDivision = z.object({
  name: z.string(),
  nameBn: z.string(),
  districts: z.array(
    z.object({
      name: z.string(),
      nameBn: z.string(),
      upazilas: names,
      /** Police stations of the district's city, if the city has a metropolitan police. */
      thanas: z.optional(names),
    }),
  ),
});

/** Divisions with their districts, upazilas and thanas; places/README.md names the source. */
export const places = z.parse(z.array(placesOfDivision), [
  barishal,
  chattogram,
  dhaka,
  khulna,
  mymensingh,
  rajshahi,
  rangpur,
  sylhet,
]);

const divisions = places.map(({ name, nameBn, districts }) => ({
  name,
  nameBn,
  districts: districts.map((district) => ({ name: district.name, nameBn: district.nameBn })),
}));

const banglaDistricts = new Map(
  divisions.flatMap(({ districts }) => districts.map(({ name, nameBn }) => [name, nameBn])),
);

/** Returns a district's name in a language. `district` is its English name. */
export const districtName = (district: string, language: Locale) =>
  (language === 'bn' && banglaDistricts.get(district)) || district;

const placeNames = new Map(
  places.flatMap(({ name, nameBn, districts }) =>
    districts.map((district) => [
      district.name,
      new Map([
        ...Object.entries({ ...district.upazilas, ...district.thanas }),
        [`division ${name}`, nameBn],
      ]),
    ]),
  ),
);

/**
 * Adds the Bangla names of an address's division, district and upazila if the language is Bangla.
 * Uses the stored name of a place that has no known Bangla name.
 */
export function withPlaceNames<Address extends PostalAddress>(
  address: Address,
  language: Locale,
): Address & ShownAddress {
  if (language !== 'bn') return address;
  const { division, district, upazila } = address;
  const known = placeNames.get(district);
  return {
    ...address,
    placeNames: {
      division: known?.get(`division ${division}`) ?? division,
      district: districtName(district, language),
      upazila: known?.get(upazila) ?? upazila,
    },
  };
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

/**
 * Upazilas and thanas of each district in one list, because shoppers may not know whether they live
 * in an upazila or in a thana. The keys are names of districts in lower case.
 */
const upazilas = new Map(
  places
    .flatMap(({ districts }) => districts)
    .map((district) => [
      district.name.toLowerCase(),
      Object.entries({ ...district.upazilas, ...district.thanas })
        .map(([name, nameBn]) => ({ name, nameBn }))
        .sort(byName),
    ]),
);

export const locationHandlers: Handlers<'listDivisions' | 'listUpazilas'> = {
  async listDivisions() {
    return { items: divisions };
  },

  async listUpazilas({ query }) {
    return { items: upazilas.get(query.district.toLowerCase()) ?? [] };
  },
};
