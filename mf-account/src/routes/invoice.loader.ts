import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { data, type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { invoicePath, trackOrderPath } from '@marketplace/contracts/routes';
import { letterheadOf } from '../invoice/letterheadOf';
import { isCustomer, isOpenToGuests } from '../orders/guestAccess';
import { fetchMyOrder } from '../orders/orderRequests';

/**
 * Loads the order for its customer, or for a guest with the token that placed the order. Any other
 * customer gets a 404. A guest without that token is redirected to order tracking if the API
 * supports order tracking.
 */
export async function loader({ params, request }: LoaderFunctionArgs, market: MarketConfig) {
  const order = await fetchMyOrder(params.slug ?? '', request).catch(async (error: unknown) => {
    const isClosed = error instanceof ApiError && [401, 404].includes(error.status ?? 0);
    if (isClosed && !isCustomer(request) && (await isCallSupported(lookUpOrder, request))) {
      throw redirect(trackOrderPath());
    }
    if (isClosed && error.status === 404) throw data(null, { status: 404 });
    throw error;
  });
  const { orderNumber } = order;
  const head: PageHead = {
    title: msg`Invoice ${orderNumber}`,
    canonicalPath: invoicePath(order.uuid),
  };
  const isOpen = isCustomer(request) || (await isOpenToGuests(request));
  return { head, order, market: letterheadOf(market), isCustomer: isCustomer(request), isOpen };
}
