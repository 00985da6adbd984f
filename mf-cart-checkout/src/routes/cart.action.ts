import { ApiError } from '@marketplace/contracts/api/client';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { saveCartItem, saveCartPlace, savePromoCode } from '../cart/cartRequests';
import { publishCart } from '../cart/publishCart';
import { runExclusive } from '../runExclusive';
import { toast } from '../toast';

/**
 * `PATCH` sets a quantity, `DELETE` removes the item, `to` moves it, `promoCode` sets the cart's
 * promo code; then the page's loader runs again.
 */
export async function action({ request }: ActionFunctionArgs): Promise<null> {
  const form = await request.formData();
  const cartItemUuid = String(form.get('cartItemUuid'));
  const quantity = request.method === 'DELETE' ? 0 : Number(form.get('quantity'));
  const to = form.get('to');
  const promoCode = form.get('promoCode');
  try {
    await runExclusive('cart', async () => {
      // Superseded by a later tap on the same item.
      if (request.signal.aborted) return;
      if (promoCode !== null) publishCart(await savePromoCode(String(promoCode).trim()));
      else if (to === null) publishCart(await saveCartItem(cartItemUuid, quantity));
      else publishCart(await saveCartPlace(cartItemUuid, to === 'saved' ? 'saved' : 'cart'));
    });
  } catch (error) {
    const isRemoval = promoCode === null && to === null && quantity === 0;
    const isAlreadyDeleted = isRemoval && error instanceof ApiError && error.status === 404;
    if (!isAlreadyDeleted) await toast.failure(error);
  }
  return null;
}
