import { msg } from '@lingui/core/macro';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { isFormPost, type Notice, redirectBack } from '@marketplace/contracts/pages/formPost';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { wishlistPath } from '@marketplace/contracts/routes';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { runExclusive } from '../runExclusive';
import { translate } from '../translate';
import { loadRequests } from '../wishlist/loadRequests';
import { failedAction } from './failedAction';

const REMOVED = msg`Item removed from Wishlist`;

/**
 * Removes one entry. Then the page's loader runs again, or a form without JavaScript is redirected
 * back to the page.
 */
export async function action({ request }: ActionFunctionArgs) {
  const uuid = String((await request.formData()).get('wishlistUuid'));
  if (isFormPost()) {
    const notice = await removeOnServer(uuid, request);
    return redirectBack(request, { fallback: wishlistPath(), notice });
  }
  try {
    await runExclusive('wishlist', () => removeEntry(uuid));
    tabChannel.post('wishlist');
    toast.success(await translate(REMOVED));
    return null;
  } catch (error) {
    return failedAction(error);
  }
}

async function removeOnServer(uuid: string, request: Request): Promise<Notice> {
  try {
    await removeEntry(uuid, request);
    return { kind: 'success', message: await translate(REMOVED, request) };
  } catch (error) {
    return { kind: 'error', message: await failureMessage(error, request) };
  }
}

const removeEntry = async (uuid: string, request?: Request) =>
  (await loadRequests()).removeEntries([{ uuid }], request);
