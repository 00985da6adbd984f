import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { readField } from '@marketplace/contracts/api/typedText';
import { problemOf } from '@marketplace/contracts/forms/FieldProblems';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { isFormPost, redirectOn } from '@marketplace/contracts/pages/formPost';
import { orderPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { formResult } from '../requests/formActions';
import { translate } from '../requests/translate';
import { redirectExpiredGuest } from './guestAccess';
import { PARCEL_FIELDS } from './parcelForm';

/**
 * Cancels a parcel of an order. Without JavaScript, redirects to the page of the order. A parcel
 * that is already cancelled counts as success, because the reply to an earlier attempt may have been
 * lost.
 */
export async function cancelParcel(form: FormData, request: Request) {
  const id = readField(form, PARCEL_FIELDS.order);
  const parcelUuid = readField(form, PARCEL_FIELDS.parcel);
  const body = { reason: readField(form, PARCEL_FIELDS.reason) };
  const problem = cancelMyParcel.body?.safeParse(body).error?.issues[0];
  if (problem) return formResult.invalid({ reason: problemOf(problem.code) });
  try {
    await callApi(cancelMyParcel, { params: { id, parcelUuid }, body, request });
  } catch (error) {
    redirectExpiredGuest(error, request);
    if (!isCancelled(error)) {
      if (!isFormPost()) return formResult.failed(error, { reason: 'reason' });
      const message = await failureMessage(error, request);
      return redirectOn(request, orderPath(id), { notice: { kind: 'error', message } });
    }
  }
  const message = await translate(msg`The parcel is cancelled`, request);
  if (isFormPost()) {
    return redirectOn(request, orderPath(id), { notice: { kind: 'success', message } });
  }
  toast.success(message);
  return formResult.saved();
}

const isCancelled = (error: unknown) =>
  error instanceof ApiError && error.code === 'parcel-cancelled';
