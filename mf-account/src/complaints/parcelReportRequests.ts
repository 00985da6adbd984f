import { msg } from '@lingui/core/macro';
import { reportNotReceived } from '@marketplace/contracts/api/handOvers';
import { readField } from '@marketplace/contracts/api/typedText';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { isFormPost, redirectOn } from '@marketplace/contracts/pages/formPost';
import { orderPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { PARCEL_FIELDS } from '../orders/parcelForm';
import { formResult } from '../requests/formActions';
import { translate } from '../requests/translate';

/**
 * Opens a complaint about each line of a parcel that is not received. Without JavaScript, redirects
 * to the page of the order.
 */
export async function reportParcel(form: FormData, request: Request) {
  const id = readField(form, PARCEL_FIELDS.order);
  const params = { id, parcelUuid: readField(form, PARCEL_FIELDS.parcel) };
  const body = { description: readField(form, 'description') };
  try {
    // In a browser, the call gets no request. It then has an idempotency key and can be retried.
    await callApi(reportNotReceived, {
      params,
      body,
      request: isFormPost() ? request : undefined,
    });
  } catch (error) {
    if (!isFormPost()) return formResult.failed(error);
    const message = await failureMessage(error, request);
    return redirectOn(request, orderPath(id), { notice: { kind: 'error', message } });
  }
  const message = await translate(msg`Your report is sent. We ask the courier.`, request);
  if (isFormPost()) {
    return redirectOn(request, orderPath(id), { notice: { kind: 'success', message } });
  }
  toast.success(message);
  return formResult.saved();
}
