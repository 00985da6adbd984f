import type { Address } from '@marketplace/contracts/api/addresses';
import type { Division, Upazila } from '@marketplace/contracts/api/locations';
import { oneLine, plainName } from '@marketplace/contracts/api/typedText';
import { readAccessToken } from '@marketplace/contracts/cookies';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressKind,
  fieldName,
} from '@marketplace/contracts/forms/addressFormFields';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { CORRECTED_FIELD, CORRECTED_UPAZILA, type DraftFields, NEW_ADDRESS } from './checkoutDraft';
import {
  fetchAddresses,
  fetchDivisions,
  fetchStaleUpazilas,
  fetchUpazilas,
} from './checkoutRequests';
import type { QuotedLine } from './quotedLines';

/** Content of a form that was posted without JavaScript, for showing the form again. */
export interface PostedForm {
  /** All typed and chosen values. */
  typed: DraftFields;
  /** Cart items that the form showed. */
  seen: QuotedLine[];
  /** Upazilas of each address's district, if the API lists them. */
  upazilas: Partial<Record<AddressKind, Upazila[]>>;
}

interface CompleteForm extends Pick<PostedForm, 'typed' | 'upazilas'> {
  /** The form in the shape that `readOrderForm` parses. */
  form: FormData;
  problems: FieldProblems;
}

/**
 * Adds to a posted form what scripts would have added: the fields of the chosen saved address, and
 * the division of each district. Also replaces the typed spelling of an upazila by the API's
 * spelling.
 */
export async function completeOrderForm(posted: FormData, request: Request): Promise<CompleteForm> {
  const [divisions, saved] = await Promise.all([
    fetchDivisions(request),
    findSavedAddress(posted, request),
  ]);
  const typed: Record<string, string> = {
    // Browsers do not send unchecked checkboxes.
    isBillingSame: '',
    isSaved: '',
    // Some names occur several times in the form. The district, for example, is first in the hidden
    // selects for browsers with scripts, then in the fields of `PlainPlaces` for browsers without.
    // `Object.fromEntries` keeps the last value of each name, which is that of `PlainPlaces`.
    ...Object.fromEntries([...posted].map(([name, value]) => [name, String(value)])),
    shippingChoice: saved?.uuid ?? NEW_ADDRESS,
  };
  const complete: CompleteForm = { form: new FormData(), typed, problems: {}, upazilas: {} };
  const kinds: AddressKind[] = [
    ...(saved ? [] : ['shipping' as const]),
    ...(typed.isBillingSame === '' ? ['billing' as const] : []),
  ];
  for (const kind of kinds) await completePlaces(kind, { complete, typed, divisions, request });
  for (const [name, value] of Object.entries(typed)) if (value) complete.form.set(name, value);
  complete.form.delete(CORRECTED_FIELD);
  if (saved) {
    complete.form.delete('isSaved');
    await fillIn(saved, { posted, complete, typed, request });
  }
  return complete;
}

/**
 * Finds the chosen address among the customer's saved addresses.
 * @returns `undefined` if there is no such address; the order then needs a typed address
 */
async function findSavedAddress(posted: FormData, request: Request) {
  const choice = posted.get('shippingChoice');
  if (choice === NEW_ADDRESS || readAccessToken(request) === undefined) return undefined;
  return (await fetchAddresses(request)).find(({ uuid }) => uuid === choice);
}

interface Filling {
  complete: CompleteForm;
  /** The typed values. Functions add missing values to this object. */
  typed: Record<string, string>;
  request: Request;
}

async function completePlaces(
  kind: AddressKind,
  { complete, typed, divisions, request }: Filling & { divisions: Division[] | undefined },
): Promise<void> {
  if (!divisions) return;
  const nameOf = (field: AddressField) => fieldName(kind, field);
  const given = (field: AddressField) => oneLine(typed[nameOf(field)] ?? '');
  const districts = divisions.flatMap((division) =>
    division.districts.map((district) => ({ ...district, division: division.name })),
  );
  const district = findPlace(districts, given('district'));
  if (!district) {
    if (given('district')) complete.problems[nameOf('district')] = 'invalid';
    return;
  }
  typed[nameOf('division')] = district.division;
  typed[nameOf('district')] = district.name;
  const upazilas = await fetchUpazilas(district.name, request);
  if (upazilas.length === 0) return;
  complete.upazilas[kind] = upazilas;
  const upazila = findPlace(upazilas, given('upazila'));
  if (upazila) typed[nameOf('upazila')] = upazila.name;
  else complete.problems[nameOf('upazila')] = given('upazila') ? 'invalid' : 'missing';
}

/** Finds a place by its English name, in upper or lower case, or by its Bangla name. */
const findPlace = <Place extends Upazila>(places: readonly Place[], typed: string) =>
  places.find(({ name, nameBn }) => [name, nameBn].map(plainName).includes(plainName(typed)));

/**
 * Copies a saved address into the form. If the upazila of the address is no longer listed, uses the
 * upazila that the shopper chose.
 */
async function fillIn(
  saved: Address,
  { posted, complete, typed, request }: Filling & { posted: FormData },
): Promise<void> {
  const { form, problems } = complete;
  for (const field of ADDRESS_FIELDS) form.set(fieldName('shipping', field), saved[field] ?? '');
  const { [saved.uuid]: listed } = await fetchStaleUpazilas([saved], request);
  if (!listed) return;
  const name = fieldName('shipping', 'upazila');
  // `get` returns the first field with this name, which is the correction. The typed address has a
  // field with the same name later in the form.
  const chosen = posted.get(CORRECTED_FIELD) === saved.uuid ? String(posted.get(name)) : '';
  typed[CORRECTED_UPAZILA] = chosen;
  form.set(CORRECTED_FIELD, saved.uuid);
  form.set(name, chosen);
  if (!findPlace(listed, chosen)) problems[name] = 'missing';
}
