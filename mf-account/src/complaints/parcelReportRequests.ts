import { msg } from '@lingui/core/macro';
import { reportNotReceived } from '@marketplace/contracts/api/handOvers';
import { readField } from '@marketplace/contracts/api/typedText';
import { callApi } from '../../contracts';
import { PARCEL_FIELDS } from '../orders/parcelForm';
import { sendParcelForm } from '../orders/sendParcelForm';
import { requestOnServer } from '../requests/requestOnServer';

/** Opens a complaint about each line of a parcel that is not received. */
export async function reportParcel(form: FormData, request: Request) {
  const id = readField(form, PARCEL_FIELDS.order);
  const params = { id, parcelUuid: readField(form, PARCEL_FIELDS.parcel) };
  const body = { description: readField(form, 'description') };
  return sendParcelForm(request, {
    orderUuid: id,
    send: () => callApi(reportNotReceived, { params, body, request: requestOnServer(request) }),
    done: msg`Your report is sent. We ask the courier.`,
  });
}
