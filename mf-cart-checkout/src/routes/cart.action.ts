import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { isFormPost } from '@marketplace/contracts/pages/formPost';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { saveCartForm } from '../cart/cartRequests';
import { publishChange } from '../cart/publishCart';
import { repliedCart } from '../cart/repliedCart';
import { flushQuantities, saveWhenQuiet } from '../cart/unsavedQuantities';
import { runExclusive } from '../runExclusive';
import { toast } from '../toast';
import { answerCartForm } from './answerCartForm';

/**
 * `PATCH` sets a quantity once the shopper has stopped tapping, `DELETE` removes the item, `to` moves
 * it, `promoCode` sets the cart's promo code; then the page's loader runs again, with the reply for the
 * cart. A form without JavaScript adds a product too.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response | null> {
  const form = await request.formData();
  if (isFormPost()) return answerCartForm(request, form);
  const { method, signal } = request;
  const quantity = method === 'DELETE' ? 0 : Number(form.get(CART_FIELDS.quantity));
  const save = () =>
    runExclusive('cart', async () => {
      // Superseded by a later tap on the same item.
      if (signal.aborted) return;
      repliedCart.forget();
      await publishChange(() => saveCartForm(form, quantity));
    });
  try {
    if (method === 'PATCH') {
      const cartItemUuid = String(form.get(CART_FIELDS.cartItemUuid));
      await saveWhenQuiet(cartItemUuid, { signal, save });
    } else {
      await flushQuantities();
      await save();
    }
  } catch (error) {
    if (!signal.aborted) await toast.failure(error);
  }
  return null;
}
