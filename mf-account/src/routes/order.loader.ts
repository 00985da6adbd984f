import { msg } from '@lingui/core/macro';
import { cancelMyOrder } from '@marketplace/contracts/api/orders';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { orderPath } from '@marketplace/contracts/routes';
import { fetchMyOrder, REORDER, REPORT } from '../orders/orderRequests';
import { throwNotFound } from '../requests/throwNotFound';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const [order, isCancelOffered, canCancelParcel, canReorder, canReport] = await Promise.all([
    fetchMyOrder(params.slug ?? '', request),
    isCallSupported(cancelMyOrder, request),
    isCallSupported(cancelMyParcel, request),
    isCallSupported(REORDER, request),
    isCallSupported(REPORT, request),
  ]).catch(throwNotFound);
  const { orderNumber } = order;
  const head: PageHead = {
    title: msg`Order ${orderNumber}`,
    canonicalPath: orderPath(order.uuid),
  };
  const canCancel = order.isCancellable && isCancelOffered;
  const handOvers = (canReport && order.handOvers) || [];
  return { head, order, canCancel, canCancelParcel, canReorder, handOvers };
}
