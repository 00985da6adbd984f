import { msg } from '@lingui/core/macro';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { readField } from '@marketplace/contracts/api/typedText';
import { callApi } from '../../contracts';
import { findProblems, formResult } from '../requests/formActions';
import { ignore } from '../requests/refusals';
import { PARCEL_FIELDS } from './parcelForm';
import { sendParcelForm } from './sendParcelForm';

/** Cancels a parcel of an order. */
export async function cancelParcel(form: FormData, request: Request) {
  const id = readField(form, PARCEL_FIELDS.order);
  const params = { id, parcelUuid: readField(form, PARCEL_FIELDS.parcel) };
  const body = { reason: readField(form, PARCEL_FIELDS.reason) };
  const problems = findProblems(cancelMyParcel.body, body);
  if (problems) return formResult.invalid(problems);
  return sendParcelForm(request, {
    orderUuid: id,
    send: () =>
      // An earlier reply may have been lost, so a parcel that is already cancelled counts as success.
      callApi(cancelMyParcel, { params, body, request }).catch(ignore('parcel-cancelled')),
    done: msg`The parcel is cancelled`,
    fieldOf: { reason: 'reason' },
  });
}
