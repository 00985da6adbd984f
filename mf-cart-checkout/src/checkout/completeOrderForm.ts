import type { Address } from '@marketplace/contracts/api/addresses';
import type { Upazila } from '@marketplace/contracts/api/locations';
import { readAccessToken } from '@marketplace/contracts/cookies';
import {
  ADDRESS_FIELDS,
  type AddressKind,
  fieldName,
} from '@marketplace/contracts/forms/addressFormFields';
import { completePlaces, findPlace } from '@marketplace/contracts/forms/completePlaces';
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
  for (const kind of kinds) {
    const { places, problems, upazilas } = await completePlaces(
      kind,
      typed,
      divisions,
      (district) => fetchUpazilas(district, request),
    );
    Object.assign(typed, places);
    Object.assign(complete.problems, problems);
    if (upazilas) complete.upazilas[kind] = upazilas;
  }
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
  posted: FormData;
  complete: CompleteForm;
  /** The typed values. `fillIn` adds missing values to this object. */
  typed: Record<string, string>;
  request: Request;
}

/**
 * Copies a saved address into the form. If the upazila of the address is no longer listed, uses the
 * upazila that the shopper chose.
 */
async function fillIn(
  saved: Address,
  { posted, complete, typed, request }: Filling,
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
