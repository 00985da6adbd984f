import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { cancelMyOrder } from '@marketplace/contracts/api/orders';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { orderPath } from '@marketplace/contracts/routes';
import { fetchMyOrder } from '../orders/orderRequests';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const [order, isCancelOffered] = await Promise.all([
    fetchMyOrder(params.slug ?? '', request),
    isCallSupported(cancelMyOrder, request),
  ]).catch(throwNotFound);
  const { orderNumber } = order;
  const head: PageHead = {
    title: msg`Order ${orderNumber}`,
    canonicalPath: orderPath(order.uuid),
  };
  const canCancel = order.isCancellable && isCancelOffered;
  return { head, order, canCancel };
}

/** Throws a 404 for an unknown order. Another customer's order gets the same 404. */
function throwNotFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
  throw error;
}
