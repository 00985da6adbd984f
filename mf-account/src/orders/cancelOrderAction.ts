import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { cancelMyOrder } from '@marketplace/contracts/api/orders';
import { readField } from '@marketplace/contracts/api/typedText';
import { callApi } from '../../contracts';
import { findProblems, formResult } from '../requests/formActions';
import { cancelParcel } from './cancelParcelAction';
import { PARCEL_FIELDS } from './parcelForm';
import { sendParcelForm } from './sendParcelForm';

/** Cancels an order. The form may contain a reason for the shops. */
export async function cancelOrder(id: string, form: FormData, request: Request) {
  const body = { reason: readField(form, PARCEL_FIELDS.reason) };
  const problems = findProblems(cancelMyOrder.body, body);
  if (problems) return formResult.invalid(problems);
  return sendParcelForm(request, {
    orderUuid: id,
    send: () => callApi(cancelMyOrder, { params: { id }, body, request }).catch(ignoreCancelled),
    done: msg`Your order is cancelled`,
    fieldOf: { reason: 'reason' },
  });
}

/** An order that is already cancelled counts as success, because an earlier reply may have been lost. */
function ignoreCancelled(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'order-cancelled') throw error;
}

/** Cancels the order that a form without JavaScript names, or one of its parcels. */
export const cancelNamed = (form: FormData, request: Request) =>
  form.has(PARCEL_FIELDS.parcel)
    ? cancelParcel(form, request)
    : cancelOrder(readField(form, PARCEL_FIELDS.order), form, request);
