import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { cancelMyOrder } from '@marketplace/contracts/api/orders';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { orderPath, trackOrderPath } from '@marketplace/contracts/routes';
import { isGuest, isOpenToGuests, refusal } from '../orders/guestAccess';
import { fetchMyOrder, REORDER, REPORT } from '../orders/orderRequests';
import { throwNotFound } from '../requests/throwNotFound';

/**
 * Loads the order for its customer, or for a guest with a token of the order. A visitor without a
 * token must log in, and a guest with a token of another order is redirected to order tracking.
 */
export async function loader({ params, request }: LoaderFunctionArgs, market: MarketConfig) {
  const byGuest = isGuest(request);
  const [order, isCancelOffered, isParcelOffered, isReorderOffered, canReport, isOpen] =
    await Promise.all([
      fetchMyOrder(params.slug ?? '', request),
      isCallSupported(cancelMyOrder, request),
      isCallSupported(cancelMyParcel, request),
      isCallSupported(REORDER, request),
      isCallSupported(REPORT, request),
      isOpenToGuests(request),
    ]).catch((error: unknown) => {
      if (!byGuest || !(error instanceof ApiError)) return throwNotFound(error);
      throw error.status === 404 ? redirect(trackOrderPath()) : refusal(error, request, byGuest);
    });
  const { orderNumber } = order;
  const head: PageHead = {
    title: msg`Order ${orderNumber}`,
    canonicalPath: orderPath(order.uuid),
  };
  const mayCancel = !byGuest || isOpen;
  return {
    head,
    order,
    isGuest: byGuest,
    canCancel: order.isCancellable && isCancelOffered && mayCancel,
    canCancelParcel: isParcelOffered && mayCancel,
    canReorder: isReorderOffered && !byGuest,
    canComplain: !byGuest || order.takesComplaints === true,
    handOvers: (canReport && order.handOvers) || [],
    supportPhone: market.supportPhone,
  };
}
