import { msg } from '@lingui/core/macro';
import {
  createComplaint,
  deleteComplaint,
  updateComplaint,
} from '@marketplace/contracts/api/complaints';
import type { CallInput } from '@marketplace/contracts/api/defineCall';
import { plainCode, readField, severalLines } from '@marketplace/contracts/api/typedText';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { complaintsPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { confirmForm, refuseForm } from '../requests/answerForm';
import { findProblems, formResult } from '../requests/formActions';
import { forgetDraft } from '../requests/formDraft';
import { ignoreMissing } from '../requests/refusals';
import { requestOnServer } from '../requests/requestOnServer';

const FORM_FIELDS = {
  description: 'description',
  quantity: 'quantity',
  problemCategoryUuid: 'problemCategoryUuid',
  imageUrls: 'imageUrls',
};

/**
 * Creates a complaint from the form. If the form has a uuid, updates that complaint instead. In a
 * dialog it does not redirect, because React Router drops a fetcher's redirect if the page reloads
 * its data meanwhile. Instead, the dialog navigates to the list when it closes, if the URL had
 * opened it. Without JavaScript, redirects to the list.
 */
export async function saveComplaint(form: FormData, request: Request) {
  const read = readComplaintForm(form);
  if ('problems' in read) return refuseForm(formResult.invalid(read.problems), form);
  const uuid = String(form.get('uuid') ?? '');
  const { orderItemUuid, ...changes } = read.complaint;
  const sender = { request: requestOnServer(request) };
  try {
    if (uuid === '') {
      await callApi(createComplaint, { body: { orderItemUuid, ...changes }, ...sender });
    } else await callApi(updateComplaint, { params: { uuid }, body: changes, ...sender });
  } catch (error) {
    return refuseForm(await formResult.failed(error, FORM_FIELDS, request), form);
  }
  forgetDraft(form);
  const saved =
    uuid === '' ? msg`Complain created successfully` : msg`Complain updated successfully`;
  const pageNumber = pageNumberOf(request);
  return confirmForm(saved, request, complaintsPath({ pageNumber }));
}

type ComplaintBody = CallInput<typeof createComplaint>['body'];

/** Parses the form into a complaint, or returns the errors of its fields. */
function readComplaintForm(
  form: FormData,
): { complaint: ComplaintBody } | { problems: FieldProblems } {
  const complaint = {
    orderItemUuid: String(form.get('orderItemUuid') ?? ''),
    problemCategoryUuid: String(form.get('problemCategoryUuid') ?? ''),
    description: severalLines(String(form.get('description') ?? '')),
    imageUrls: form.getAll('imageUrls').map(String),
    ...readWish(form),
  };
  const problems = findProblems(createComplaint.body, complaint) ?? {};
  if (complaint.problemCategoryUuid === '') problems.problemCategoryUuid = 'missing';
  return Object.keys(problems).length > 0 ? { problems } : { complaint };
}

/** Reads the number of pieces and the wish. The form has them only if the API supports them. */
function readWish(form: FormData): Pick<ComplaintBody, 'quantity' | 'wish'> {
  // An empty number in a saved complaint means all pieces, whose number the field `pieces` has.
  const quantity = plainCode(readField(form, 'quantity')) || readField(form, 'pieces');
  const wish = readField(form, 'wish');
  const isWithdrawn = wish === '' && readField(form, 'savedWish') !== '';
  return {
    ...(quantity !== '' && { quantity: Number(quantity) }),
    // The cast is safe: the schema of the call checks the value.
    ...((wish || isWithdrawn) && { wish: (wish || null) as ComplaintBody['wish'] }),
  };
}

/** Deletes the complaint that the form names. */
export async function removeComplaint(form: FormData, request: Request) {
  const sender = { request: requestOnServer(request) };
  try {
    const params = { uuid: String(form.get('uuid')) };
    await callApi(deleteComplaint, { params, ...sender }).catch(ignoreMissing);
  } catch (error) {
    return refuseForm(await formResult.failed(error, {}, sender.request), form);
  }
  return confirmForm(msg`Complain deleted successfully`, request, complaintsPath());
}
