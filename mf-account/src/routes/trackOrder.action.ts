import { ApiError } from '@marketplace/contracts/api/client';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { plainNumber, readField } from '@marketplace/contracts/api/typedText';
import { failureMessage } from '@marketplace/contracts/notices';
import { type ActionFunctionArgs, data } from '@marketplace/contracts/router';
import { callApi } from '../../contracts';

/**
 * Finds an order by its number and phone. A wrong number and a wrong phone give the same error, so
 * that nobody can find out valid order numbers.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = { orderNumber: readField(form, 'orderNumber'), phone: readField(form, 'phone') };
  const body = {
    orderNumber: plainNumber(typed.orderNumber),
    phone: withPhonePrefix(typed.phone),
  };
  try {
    return { status: 'found' as const, order: await callApi(lookUpOrder, { body, request }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isUnknown = error.status === 404 || error.status === 400;
    if (isUnknown) return data({ status: 'unknown' as const, typed }, 404);
    const message = await failureMessage(error, request);
    return data({ status: 'failed' as const, message, typed }, error.status ?? 503);
  }
}
