import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { readField } from '@marketplace/contracts/api/typedText';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { isFormPost, redirectOn } from '@marketplace/contracts/pages/formPost';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { orderPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { PARCEL_FIELDS } from '../orders/parcelForm';
import { formResult } from '../requests/formActions';
import { translate } from '../requests/translate';

/**
 * Cancels a parcel of an order. Without JavaScript, redirects to the page of the order. A parcel that
 * is already cancelled counts as success, because the reply to an earlier attempt may have been
 * lost.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = readField(form, PARCEL_FIELDS.order);
  const parcelUuid = readField(form, PARCEL_FIELDS.parcel);
  try {
    await callApi(cancelMyParcel, { params: { id, parcelUuid }, body: {}, request });
  } catch (error) {
    if (!isCancelled(error)) {
      if (!isFormPost()) return formResult.failed(error);
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
