import { msg } from '@lingui/core/macro';
import { cancelMyOrder } from '@marketplace/contracts/api/orders';
import { readField } from '@marketplace/contracts/api/typedText';
import { callApi } from '../../contracts';
import { findProblems, formResult } from '../requests/formActions';
import { ignore } from '../requests/refusals';
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
    send: () =>
      // An earlier reply may have been lost, so an order that is already cancelled counts as success.
      callApi(cancelMyOrder, { params: { id }, body, request }).catch(ignore('order-cancelled')),
    done: msg`Your order is cancelled`,
    fieldOf: { reason: 'reason' },
  });
}

/**
 * Cancels the parcel or the whole order that a form without JavaScript names.
 * @throws a 400 if the form names neither
 */
export function cancelNamed(form: FormData, request: Request) {
  if (form.has(PARCEL_FIELDS.parcel)) return cancelParcel(form, request);
  if (!form.has(PARCEL_FIELDS.whole)) throw new Response(null, { status: 400 });
  return cancelOrder(readField(form, PARCEL_FIELDS.order), form, request);
}
