import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { cancelOrder } from '../cancel-order/cancelOrder';

/** Cancels the order of the page. */
export async function action({ params, request }: ActionFunctionArgs) {
  return cancelOrder(params.slug ?? '', await request.formData());
}
