import type { Handlers } from '../http/Handlers';
import { places } from './places';

const divisions = places.map(({ name, nameBn, districts }) => ({
  name,
  nameBn,
  districts: districts.map((district) => ({ name: district.name, nameBn: district.nameBn })),
}));

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

/** Upazilas and thanas together, by lower-case district: shoppers do not know which theirs is. */
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
