import { msg } from '@lingui/core/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { isBeyondLastPage, pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { ordersPath } from '@marketplace/contracts/routes';
import { fetchMyOrders } from '../orders/orderRequests';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const { items, paginationStatus } = await fetchMyOrders(pageNumber, request);
  if (isBeyondLastPage(paginationStatus)) throw data(null, { status: 404 });
  const head: PageHead = {
    title: msg`Your orders`,
    canonicalPath: ordersPath(pageNumber),
  };
  return { head, orders: items, paginationStatus };
}
