import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { requestStockAlert } from '@marketplace/contracts/api/stockAlerts';
import { listWishlist, type WishlistEntry } from '@marketplace/contracts/api/wishlist';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { toast } from '@marketplace/contracts/notices';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { wishlistPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { waitForPending } from '../page-parts/waitForPending';
import { reloadWishlist } from '../wishlist/wishlistRequests';

const head: PageHead = {
  title: msg`Your wishlist`,
  canonicalPath: wishlistPath(),
};

export async function loader({ request }: LoaderFunctionArgs) {
  const entries = await fetchEntries(request);
  // Asks whether the API offers stock alerts even if no product is sold out yet, because an event
  // can change the entries while the page is open.
  const isAlertOffered = entries.length > 0 && (await isCallSupported(requestStockAlert, request));
  return { head, entries, isAlertOffered };
}

/**
 * Fetches the entries. In a browser, first waits for pending changes, and shows a toast if the
 * entries cannot be loaded (specification section 8).
 */
async function fetchEntries(request: Request): Promise<WishlistEntry[]> {
  if (typeof window === 'undefined') return (await callApi(listWishlist, { request })).items;
  await waitForPending('wishlist');
  try {
    return await reloadWishlist();
  } catch (error) {
    // Shows no toast for a 401, because the shell handles it.
    if (!(error instanceof ApiError && error.status === 401)) await toast.failure(error);
    throw error;
  }
}
