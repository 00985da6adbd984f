import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { pageNumberOf } from '@marketplace/contracts/routes/pageNumberOf';
import { fetchLineAbout } from '../complaint-dialogs/fetchLineAbout';
import type { LineAbout } from '../complaint-dialogs/LineAbout';
import { fetchComplaints } from '../complaint-list/fetchComplaints';
import { throwRefusal } from '../refusals/throwRefusal';
import { type RegionData, regionData } from '../region-data/regionData';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const { searchParams } = new URL(request.url);
  const [complaints, about] = await Promise.all([
    regionData('The complaints', fetchComplaints(pageNumber, request)),
    loadLineAbout(searchParams, request),
  ]).catch(throwRefusal);
  const head: PageHead = {
    title: msg`Your complaints`,
    canonicalPath: complaintsPath({ pageNumber }),
    isPrivate: true,
  };
  // Side by side, for only there may loader data hold promises.
  return { head, complaints: complaints.data, about: about.data };
}

async function loadLineAbout(
  query: URLSearchParams,
  request: Request,
): Promise<{ data: RegionData<LineAbout | null> }> {
  const order = query.get('order');
  const orderItem = query.get('orderItem');
  if (!order || !orderItem) return { data: null };
  return regionData('The order line', fetchLineAbout({ order, orderItem }, request));
}
