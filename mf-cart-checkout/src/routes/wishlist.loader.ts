import { msg } from '@lingui/core/macro';
import { callApi } from '@marketplace/contracts/api/client';
import { isCallSupported } from '@marketplace/contracts/api/isCallSupported';
import { requestStockAlert } from '@marketplace/contracts/api/stockAlerts';
import { listWishlist } from '@marketplace/contracts/api/wishlist';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { wishlistPath } from '@marketplace/contracts/routes';

const head: PageHead = {
  title: msg`Your wishlist`,
  canonicalPath: wishlistPath(),
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { items } = await callApi(listWishlist, { request });
  // Also where nothing is sold out yet: the page follows the bus, and what it shows may sell out.
  const isAlertOffered = items.length > 0 && (await isCallSupported(requestStockAlert, request));
  return { head, entries: items, isAlertOffered };
}
