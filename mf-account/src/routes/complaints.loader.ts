import { msg } from '@lingui/core/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import type { Deferrable } from '@marketplace/contracts/rendering';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import type { ComplaintItem } from '../complaints/ComplaintItem';
import { fetchComplaintItem, fetchComplaints } from '../complaints/complaintRequests';
import { loadRegion } from '../requests/loadRegion';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const { searchParams } = new URL(request.url);
  const [complaints, item] = await Promise.all([
    loadRegion('The complaints', fetchComplaints(pageNumber, request)),
    loadComplaintItem(searchParams, request),
  ]);
  const head: PageHead = {
    title: msg`Your complaints`,
    canonicalPath: complaintsPath({ pageNumber }),
  };
  // Promises must be at the top level of loader data, because the router does not support them at
  // deeper levels.
  return { head, complaints: complaints.data, item: item.data };
}

async function loadComplaintItem(
  query: URLSearchParams,
  request: Request,
): Promise<{ data: Deferrable<ComplaintItem | null> }> {
  const order = query.get('order');
  const orderItem = query.get('orderItem');
  if (!order || !orderItem) return { data: null };
  return loadRegion('The order line', fetchComplaintItem({ order, orderItem }, request));
}
