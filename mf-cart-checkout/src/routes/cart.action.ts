import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { isFormPost } from '@marketplace/contracts/pages/formPost';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { saveCartForm } from '../cart/cartRequests';
import { publishCart } from '../cart/publishCart';
import { runExclusive } from '../runExclusive';
import { toast } from '../toast';
import { answerCartForm } from './answerCartForm';

/**
 * `PATCH` sets a quantity, `DELETE` removes the item, `to` moves it, `promoCode` sets the cart's promo
 * code; then the page's loader runs again. A form without JavaScript adds a product too.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response | null> {
  const form = await request.formData();
  if (isFormPost()) return answerCartForm(request, form);
  const quantity = request.method === 'DELETE' ? 0 : Number(form.get(CART_FIELDS.quantity));
  try {
    await runExclusive('cart', async () => {
      // Superseded by a later tap on the same item.
      if (request.signal.aborted) return;
      const cart = await saveCartForm(form, quantity);
      if (cart) publishCart(cart);
    });
  } catch (error) {
    await toast.failure(error);
  }
  return null;
}
