import { msg } from '@lingui/core/macro';
import {
  type AddressInput,
  addressInput,
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '@marketplace/contracts/api/addresses';
import { readField } from '@marketplace/contracts/api/typedText';
import { ADDRESS_FIELDS, fieldName } from '@marketplace/contracts/forms/addressFormFields';
import { type FieldProblems, problemOf } from '@marketplace/contracts/forms/FieldProblems';
import { readAddress } from '@marketplace/contracts/forms/readAddress';
import { pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { profilePath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { confirmForm, refuseForm } from '../requests/answerForm';
import { formResult } from '../requests/formActions';
import { forgetDraft } from '../requests/formDraft';
import { ignoreMissing } from '../requests/refusals';
import { requestOnServer } from '../requests/requestOnServer';

/** Number of addresses per page (specification section 9). */
const PAGE_SIZE = 10;

/** Fetches one page of the customer's addresses. The default address comes first. */
export const fetchAddresses = (pageNumber: number, request: Request) =>
  callApi(listAddresses, { query: { pageNumber, pageSize: PAGE_SIZE }, request });

const FORM_FIELDS = {
  label: 'label',
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fieldName('shipping', field)])),
};

/** Creates an address from the form. If the form has a uuid, updates that address instead. */
export async function saveAddress(form: FormData, request: Request) {
  const read = readAddressForm(form);
  if ('problems' in read) return refuseForm(formResult.invalid(read.problems), form);
  const uuid = String(form.get('uuid') ?? '');
  const sent = { body: read.address, request: requestOnServer(request) };
  try {
    if (uuid === '') await callApi(createAddress, sent);
    else await callApi(updateAddress, { params: { uuid }, ...sent });
  } catch (error) {
    return refuseForm(await formResult.failed(error, FORM_FIELDS, sent.request), form);
  }
  forgetDraft(form);
  const saved = uuid === '' ? msg`Address created successfully` : msg`Address updated successfully`;
  return confirmForm(saved, request, profilePath(pageNumberOf(request)));
}

/** Parses the form into an address, or returns the errors of its fields. */
export function readAddressForm(
  form: FormData,
): { address: AddressInput } | { problems: FieldProblems } {
  const read = readAddress(form, 'shipping');
  const label = readField(form, 'label');
  const parsed = addressInput.shape.label.safeParse(label);
  const labelProblem = parsed.error?.issues[0];
  if ('problems' in read || labelProblem) {
    return {
      problems: {
        ...('problems' in read && read.problems),
        ...(labelProblem && { label: problemOf(labelProblem.code) }),
      },
    };
  }
  // Omits `isDefault` if the box is not ticked, because a default address stays the default until
  // the customer makes another address the default.
  const isDefault = form.has('isDefault') ? true : undefined;
  return { address: { ...read.address, label, isDefault } };
}

/** Deletes the address that the form names. */
export async function removeAddress(form: FormData, request: Request) {
  const sender = { request: requestOnServer(request) };
  try {
    const params = { uuid: String(form.get('uuid')) };
    await callApi(deleteAddress, { params, ...sender }).catch(ignoreMissing);
  } catch (error) {
    return refuseForm(await formResult.failed(error, {}, sender.request), form);
  }
  return confirmForm(msg`Address deleted successfully`, request, profilePath());
}
