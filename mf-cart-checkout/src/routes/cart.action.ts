import { ApiError } from '@marketplace/contracts/api/client';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { saveCartItem } from '../cart/cartRequests';
import { publishCart } from '../cart/publishCart';
import { runExclusive } from '../runExclusive';
import { toast } from '../toast';

/** `PATCH` sets a quantity, `DELETE` removes the item; then the page's loader runs again. */
export async function action({ request }: ActionFunctionArgs): Promise<null> {
  const form = await request.formData();
  const cartItemUuid = String(form.get('cartItemUuid'));
  const quantity = request.method === 'DELETE' ? 0 : Number(form.get('quantity'));
  try {
    await runExclusive('cart', async () => {
      // Superseded by a later tap on the same item.
      if (request.signal.aborted) return;
      publishCart(await saveCartItem(cartItemUuid, quantity));
    });
  } catch (error) {
    const isAlreadyDeleted = quantity === 0 && error instanceof ApiError && error.status === 404;
    if (!isAlreadyDeleted) await toast.failure(error);
  }
  return null;
}
