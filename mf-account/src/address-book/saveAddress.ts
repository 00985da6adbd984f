import { msg } from '@lingui/core/macro';
import { createAddress, updateAddress } from '@marketplace/contracts/api/addresses';
import { callApi } from '@marketplace/contracts/api/client';
import { ADDRESS_FIELDS, fieldName } from '@marketplace/contracts/forms/addressFields';
import { announce } from '../announce/announce';
import { formResult } from '../form-result/formResult';
import { readAddressForm } from './readAddressForm';

const FORM_FIELDS = {
  label: 'label',
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fieldName('shipping', field)])),
};

/** Saves a new address, or the changes of the one that the form names. */
export async function saveAddress(form: FormData) {
  const read = readAddressForm(form);
  if ('problems' in read) return formResult.invalid(read.problems);
  const uuid = String(form.get('uuid') ?? '');
  try {
    if (uuid === '') await callApi(createAddress, { body: read.address });
    else await callApi(updateAddress, { params: { uuid }, body: read.address });
  } catch (error) {
    return formResult.failed(error, FORM_FIELDS);
  }
  await announce(
    uuid === '' ? msg`Address created successfully` : msg`Address updated successfully`,
  );
  return formResult.saved();
}
