import { ApiError } from '@marketplace/contracts/api/client';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { plainNumber, readField } from '@marketplace/contracts/api/typedText';
import { failureMessage } from '@marketplace/contracts/notices';
import { type ActionFunctionArgs, data } from '@marketplace/contracts/router';
import { callApi } from '../../contracts';
import { cancelNamed } from '../orders/cancelOrderAction';
import { actAsGuest } from '../orders/guestAccess';
import { PARCEL_FIELDS } from '../orders/parcelForm';
import { OPEN_ORDER, SEND_CODE, TRACK_FIELDS } from '../tracking/trackSteps';

/**
 * Finds an order by its number and phone, sends a code that opens the order, or opens it. A wrong
 * number and a wrong phone give the same error, so that nobody can find out valid order numbers.
 * Also cancels a guest's order or one of its parcels, because forms without JavaScript cannot be sent
 * to the page of the order.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.has(PARCEL_FIELDS.order)) {
    return actAsGuest(request, () => cancelNamed(form, request));
  }
  const typed = {
    orderNumber: readField(form, TRACK_FIELDS.orderNumber),
    phone: readField(form, TRACK_FIELDS.phone),
  };
  const body = { orderNumber: plainNumber(typed.orderNumber), phone: withPhonePrefix(typed.phone) };
  try {
    const step = form.get(TRACK_FIELDS.step);
    if (step === SEND_CODE) return await (await loadAccess()).requestCode(body, typed, request);
    if (step === OPEN_ORDER) return await (await loadAccess()).openOrder(form, body, request);
    const order = await callApi(lookUpOrder, { body, request });
    return { status: 'found' as const, order, typed };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isUnknown = error.status === 404 || error.status === 400;
    if (isUnknown) return data({ status: 'unknown' as const, typed }, 404);
    const message = await failureMessage(error, request);
    return data({ status: 'failed' as const, message, typed }, error.status ?? 503);
  }
}

/** Most visitors only find their order, so the requests for the code are loaded on demand. */
const loadAccess = () =>
  import(/* webpackChunkName: "account-order-access" */ '../tracking/orderAccess');
