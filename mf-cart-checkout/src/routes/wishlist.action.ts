import { msg } from '@lingui/core/macro';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { runExclusive } from '../runExclusive';
import { toast } from '../toast';
import { removeEntries } from '../wishlist/wishlistRequests';

/** Removes one entry; then the page's loader runs again. */
export async function action({ request }: ActionFunctionArgs): Promise<null> {
  const uuid = String((await request.formData()).get('wishlistUuid'));
  try {
    await runExclusive('wishlist', () => removeEntries([{ uuid }]));
    await toast.success(msg`Item removed from Wishlist`);
  } catch (error) {
    await toast.failure(error);
  }
  return null;
}
