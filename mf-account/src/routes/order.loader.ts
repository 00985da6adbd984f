import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { orderPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { fetchMyOrder } from '../order-detail/fetchMyOrder';
import { throwRefusal } from '../refusals/throwRefusal';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const order = await fetchMyOrder(params.slug ?? '', request).catch(throwRefusal);
  const { orderNumber } = order;
  const head: PageHead = {
    title: msg`Order ${orderNumber}`,
    canonicalPath: orderPath(order.uuid),
    isPrivate: true,
  };
  return { head, order };
}
