import type { Division, Upazila } from '../../contracts/api/locations';
import { oneLine, plainName } from '../../contracts/api/typedText';
import { type AddressField, type AddressKind, fieldName } from './addressFormFields';
import type { FieldProblems } from './FieldProblems';

/** Places of one address of a form that was sent without JavaScript. */
interface CompletePlaces {
  /** English names of division, district and upazila, by the names of their fields. */
  places: Record<string, string>;
  problems: FieldProblems;
  /** Upazilas of the typed district, if the API lists them. */
  upazilas?: Upazila[];
}

/**
 * Adds to an address what scripts would have added: the division of the typed district. Also
 * replaces the typed spellings of district and upazila by the API's spellings.
 * @param typed values of the form by the names of the fields
 * @param divisions `undefined` if the API lists none; nothing is added then
 * @param fetchUpazilas fetches the upazilas of a district, by the district's English name
 */
export async function completePlaces(
  kind: AddressKind,
  typed: Readonly<Record<string, string>>,
  divisions: readonly Division[] | undefined,
  fetchUpazilas: (district: string) => Promise<Upazila[]>,
): Promise<CompletePlaces> {
  if (!divisions) return { places: {}, problems: {} };
  const nameOf = (field: AddressField) => fieldName(kind, field);
  const given = (field: AddressField) => oneLine(typed[nameOf(field)] ?? '');
  const districts = divisions.flatMap((division) =>
    division.districts.map((district) => ({ ...district, division: division.name })),
  );
  const district = findPlace(districts, given('district'));
  if (!district) {
    const problems = given('district') ? { [nameOf('district')]: 'invalid' as const } : {};
    return { places: {}, problems };
  }
  const places = { [nameOf('division')]: district.division, [nameOf('district')]: district.name };
  const upazilas = await fetchUpazilas(district.name);
  if (upazilas.length === 0) return { places, problems: {} };
  const upazila = findPlace(upazilas, given('upazila'));
  if (upazila) {
    const spelled = { ...places, [nameOf('upazila')]: upazila.name };
    return { places: spelled, problems: {}, upazilas };
  }
  const problem = given('upazila') ? 'invalid' : 'missing';
  return { places, problems: { [nameOf('upazila')]: problem }, upazilas };
}

/** Finds a place by its English name, in upper or lower case, or by its Bangla name. */
export const findPlace = <Place extends Upazila>(places: readonly Place[], typed: string) =>
  places.find(({ name, nameBn }) => [name, nameBn].map(plainName).includes(plainName(typed)));
