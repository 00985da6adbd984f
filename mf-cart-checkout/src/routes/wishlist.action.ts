import { msg } from '@lingui/core/macro';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { announce } from '../announce/announce';
import { takeTurn } from '../take-turn/takeTurn';
import { removeEntries } from '../wishlist/removeEntries';

/** `DELETE` takes one entry off; the page's wishlist is then loaded anew. */
export async function action({ request }: ActionFunctionArgs): Promise<null> {
  const uuid = String((await request.formData()).get('wishlistUuid'));
  try {
    await takeTurn('wishlist', () => removeEntries([{ uuid }]));
    await announce.success(msg`Item removed from Wishlist`);
  } catch (error) {
    await announce.failure(error);
  }
  return null;
}
