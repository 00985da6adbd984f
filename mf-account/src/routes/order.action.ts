import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { cancelOrder } from '../orders/cancelOrderAction';
import { actAsGuest } from '../orders/guestAccess';

/** Cancels the order of the page. */
export async function action({ params, request }: ActionFunctionArgs) {
  const form = await request.formData();
  return actAsGuest(request, () => cancelOrder(params.slug ?? '', form, request));
}
