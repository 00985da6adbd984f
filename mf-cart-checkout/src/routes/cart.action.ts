import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { isFormPost } from '@marketplace/contracts/pages/formPost';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import {
  flushQuantities,
  OPERATION_FIELD,
  performOperation,
  requestOperation,
} from '../cart/cartStore';
import { loadRequests } from '../cart/loadRequests';
import { failedAction } from './failedAction';

/**
 * Changes the cart: `PATCH` sets a quantity after the debounce time, `DELETE` removes an item, `to`
 * moves an item, and `promoCode` sets the promo code. Then the page's loader runs again and uses
 * the cart in the reply. A form without JavaScript can also add a product.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  if (isFormPost()) {
    // A separate module, because only the server needs it.
    const { cartFormAction } = await import(/* webpackChunkName: "cart-form" */ './cartFormAction');
    return cartFormAction(request, form);
  }
  const { method, signal } = request;
  const quantity = method === 'DELETE' ? 0 : Number(form.get(CART_FIELDS.quantity));
  try {
    if (method !== 'PATCH') await flushQuantities();
    const id = method === 'PATCH' ? Number(form.get(OPERATION_FIELD)) : requestOperation({});
    await performOperation(
      id,
      async () => (await loadRequests()).saveCartForm(form, quantity),
      signal,
    );
  } catch (error) {
    if (!signal.aborted) return failedAction(error);
  }
  return null;
}
