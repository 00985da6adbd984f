import { msg } from '@lingui/core/macro';
import { callApi } from '@marketplace/contracts/api/client';
import { isCallSupported } from '@marketplace/contracts/api/isCallSupported';
import { requestStockAlert } from '@marketplace/contracts/api/stockAlerts';
import { listWishlist } from '@marketplace/contracts/api/wishlist';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { wishlistPath } from '@marketplace/contracts/routes';
import { nextStepOf } from '../wishlist/nextStepOf';

const head: PageHead = {
  title: msg`Your wishlist`,
  canonicalPath: wishlistPath(),
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { items } = await callApi(listWishlist, { request });
  const hasSoldOut = items.some((entry) => nextStepOf(entry) === 'sold-out');
  const isAlertOffered = hasSoldOut && (await isCallSupported(requestStockAlert, request));
  return { head, entries: items, isAlertOffered };
}
