import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { cancelParcel } from '../orders/cancelParcelAction';

/**
 * Cancels a parcel of a customer's order. The form is sent to the list of orders, because forms
 * without JavaScript cannot be sent to the page of the order.
 */
export const action = async ({ request }: ActionFunctionArgs) =>
  cancelParcel(await request.formData(), request);
