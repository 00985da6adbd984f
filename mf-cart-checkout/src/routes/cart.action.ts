import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { toast } from '@marketplace/contracts/notices/toast';
import { isFormPost } from '@marketplace/contracts/pages/formPost';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { saveCartForm } from '../cart/cartRequests';
import {
  flushQuantities,
  OPERATION_FIELD,
  performOperation,
  requestOperation,
} from '../cart/cartStore';
import { cartFormAction } from './cartFormAction';

/**
 * `PATCH` sets a quantity once the shopper has stopped tapping, `DELETE` removes the item, `to` moves
 * it, `promoCode` sets the cart's promo code; then the page's loader runs again, with the reply for the
 * cart. A form without JavaScript adds a product too.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response | null> {
  const form = await request.formData();
  if (isFormPost()) return cartFormAction(request, form);
  const { method, signal } = request;
  const quantity = method === 'DELETE' ? 0 : Number(form.get(CART_FIELDS.quantity));
  try {
    if (method !== 'PATCH') await flushQuantities();
    const id = method === 'PATCH' ? Number(form.get(OPERATION_FIELD)) : requestOperation({});
    await performOperation(id, () => saveCartForm(form, quantity), signal);
  } catch (error) {
    if (!signal.aborted) await toast.failure(error);
  }
  return null;
}
