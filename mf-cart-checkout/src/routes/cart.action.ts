import { ApiError } from '@marketplace/contracts/api/client';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { announce } from '../announce/announce';
import { keepCart } from '../cart/keepCart';
import { saveCartItem } from '../cart/saveCartItem';
import { takeTurn } from '../take-turn/takeTurn';

/** `PATCH` sets a quantity, `DELETE` removes the line; the page's cart is then loaded anew. */
export async function action({ request }: ActionFunctionArgs): Promise<null> {
  const form = await request.formData();
  const cartItemUuid = String(form.get('cartItemUuid'));
  const quantity = request.method === 'DELETE' ? 0 : Number(form.get('quantity'));
  try {
    await takeTurn('cart', async () => {
      // A later tap on the same line has taken over; its quantity is the one that counts.
      if (request.signal.aborted) return;
      keepCart(await saveCartItem(cartItemUuid, quantity));
    });
  } catch (error) {
    const isGoneAlready = quantity === 0 && error instanceof ApiError && error.status === 404;
    if (!isGoneAlready) await announce.failure(error);
  }
  return null;
}
