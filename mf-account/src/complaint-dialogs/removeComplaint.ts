import { msg } from '@lingui/core/macro';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { deleteComplaint } from '@marketplace/contracts/api/complaints';
import { announce } from '../announce/announce';
import { formResult } from '../form-result/formResult';

/** Takes back the complaint that the form names; one that is gone already is as good as deleted. */
export async function removeComplaint(form: FormData) {
  try {
    await callApi(deleteComplaint, { params: { uuid: String(form.get('uuid')) } });
  } catch (error) {
    const isGoneAlready = error instanceof ApiError && error.status === 404;
    if (!isGoneAlready) return formResult.failed(error);
  }
  await announce(msg`Complain deleted successfully`);
  return formResult.saved();
}
