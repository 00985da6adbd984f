import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { cancelNamed } from '../orders/cancelOrderAction';

/**
 * Cancels a customer's order, or one of its parcels. The form is sent to the list of orders, because
 * forms without JavaScript cannot be sent to the page of the order.
 */
export const action = async ({ request }: ActionFunctionArgs) =>
  cancelNamed(await request.formData(), request);
