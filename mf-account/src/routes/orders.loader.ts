import { msg } from '@lingui/core/macro';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { isBeyondLastPage, pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { ordersPath } from '@marketplace/contracts/routes';
import { readOrderFilter } from '../orders/orderFilter';
import { fetchMyOrders, REORDER } from '../orders/orderRequests';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const asked = readOrderFilter(request);
  const [{ items, paginationStatus, years }, canReorder] = await Promise.all([
    fetchMyOrders(pageNumber, asked, request),
    isCallSupported(REORDER, request),
  ]);
  if (isBeyondLastPage(paginationStatus)) throw data(null, { status: 404 });
  // An API that names no years has ignored the filter.
  const filter = years ? asked : {};
  const head: PageHead = {
    title: msg`Your orders`,
    canonicalPath: ordersPath(pageNumber, filter),
  };
  return { head, orders: items, paginationStatus, filter, years: years ?? [], canReorder };
}
