import { msg } from '@lingui/core/macro';
import { callApi } from '@marketplace/contracts/api/client';
import { createComplaint, updateComplaint } from '@marketplace/contracts/api/complaints';
import { replace } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import { announce } from '../announce/announce';
import { formResult } from '../form-result/formResult';
import { readComplaintForm } from './readComplaintForm';

const FORM_FIELDS = {
  description: 'description',
  problemCategoryUuid: 'problemCategoryUuid',
};

/**
 * Saves a new complaint, or the changes of the one that the form names. A new one is the first of
 * the list's first page, which then takes the place of the address that opened the form.
 */
export async function saveComplaint(form: FormData) {
  const read = readComplaintForm(form);
  if ('problems' in read) return formResult.invalid(read.problems);
  const uuid = String(form.get('uuid') ?? '');
  const { orderItemUuid, ...changes } = read.complaint;
  try {
    if (uuid === '') await callApi(createComplaint, { body: { orderItemUuid, ...changes } });
    else await callApi(updateComplaint, { params: { uuid }, body: changes });
  } catch (error) {
    return formResult.failed(error, FORM_FIELDS);
  }
  if (uuid !== '') {
    await announce(msg`Complain updated successfully`);
    return formResult.saved();
  }
  await announce(msg`Complain created successfully`);
  return replace(complaintsPath());
}
