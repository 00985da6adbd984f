import { msg } from '@lingui/core/macro';
import { cancelMyOrder } from '@marketplace/contracts/api/orders';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { orderPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { fetchMyOrder } from '../fetch-my-order/fetchMyOrder';
import { isOffered } from '../is-offered/isOffered';
import { throwRefusal } from '../refusals/throwRefusal';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const [order, isCancelOffered] = await Promise.all([
    fetchMyOrder(params.slug ?? '', request),
    isOffered(cancelMyOrder, request),
  ]).catch(throwRefusal);
  const { orderNumber } = order;
  const head: PageHead = {
    title: msg`Order ${orderNumber}`,
    canonicalPath: orderPath(order.uuid),
    isPrivate: true,
  };
  const canCancel = order.isCancellable && isCancelOffered;
  return { head, order, canCancel };
}
