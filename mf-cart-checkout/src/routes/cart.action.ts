import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { isFormPost } from '@marketplace/contracts/pages/formPost';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { isAlreadyRemoved, saveCartItem } from '../cart/cartRequests';
import { publishCart } from '../cart/publishCart';
import { runExclusive } from '../runExclusive';
import { toast } from '../toast';
import { answerCartForm } from './answerCartForm';

/**
 * `PATCH` sets a quantity, `DELETE` removes the item; then the page's loader runs again. A form without
 * JavaScript is a `POST`, which adds a product too.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response | null> {
  const form = await request.formData();
  if (isFormPost()) return answerCartForm(request, form);
  const cartItemUuid = String(form.get(CART_FIELDS.cartItemUuid));
  const quantity = request.method === 'DELETE' ? 0 : Number(form.get(CART_FIELDS.quantity));
  try {
    await runExclusive('cart', async () => {
      // Superseded by a later tap on the same item.
      if (request.signal.aborted) return;
      publishCart(await saveCartItem(cartItemUuid, quantity));
    });
  } catch (error) {
    if (!isAlreadyRemoved(quantity, error)) await toast.failure(error);
  }
  return null;
}
