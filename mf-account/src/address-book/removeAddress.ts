import { msg } from '@lingui/core/macro';
import { deleteAddress } from '@marketplace/contracts/api/addresses';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { announce } from '../announce/announce';
import { formResult } from '../form-result/formResult';

/** Deletes the address that the form names; one that is gone already is as good as deleted. */
export async function removeAddress(form: FormData) {
  try {
    await callApi(deleteAddress, { params: { uuid: String(form.get('uuid')) } });
  } catch (error) {
    const isGoneAlready = error instanceof ApiError && error.status === 404;
    if (!isGoneAlready) return formResult.failed(error);
  }
  await announce(msg`Address deleted successfully`);
  return formResult.saved();
}
