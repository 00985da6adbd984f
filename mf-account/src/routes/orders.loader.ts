import { msg } from '@lingui/core/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { isBeyondLastPage, pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { ordersPath } from '@marketplace/contracts/routes';
import { readOrderFilter } from '../orders/orderFilter';
import { fetchMyOrders } from '../orders/orderRequests';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const asked = readOrderFilter(request);
  const { items, paginationStatus, years } = await fetchMyOrders(pageNumber, asked, request);
  if (isBeyondLastPage(paginationStatus)) throw data(null, { status: 404 });
  // An API that names no years has ignored the filter.
  const filter = years ? asked : {};
  const head: PageHead = {
    title: msg`Your orders`,
    canonicalPath: ordersPath(pageNumber, filter),
  };
  return { head, orders: items, paginationStatus, filter, years: years ?? [] };
}
