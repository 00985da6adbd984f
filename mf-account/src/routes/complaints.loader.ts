import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { isFormPost } from '@marketplace/contracts/pages/formPost';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { type Deferrable, optional } from '@marketplace/contracts/rendering';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import type { ComplaintItem } from '../complaints/ComplaintItem';
import { areCasesSupported, fetchCase } from '../complaints/caseRequests';
import {
  fetchCategories,
  fetchComplaintItem,
  fetchComplaints,
} from '../complaints/complaintRequests';
import { loadRegion } from '../requests/loadRegion';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const { searchParams } = new URL(request.url);
  const [complaints, item, opened, hasCases, categories] = await Promise.all([
    loadRegion('The complaints', fetchComplaints(pageNumber, request)),
    loadComplaintItem(searchParams, request),
    loadCase(searchParams.get('complaint'), request),
    areCasesSupported(request),
    loadCategories(searchParams, request),
  ]);
  const head: PageHead = {
    title: msg`Your complaints`,
    canonicalPath: complaintsPath({ pageNumber }),
  };
  // Promises must be at the top level of loader data, because the router does not support them at
  // deeper levels.
  return { head, complaints: complaints.data, item: item.data, opened, hasCases, categories };
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

/** Loads the kinds of problems for the form without scripts, which only the server renders. */
async function loadCategories(query: URLSearchParams, request: Request) {
  if (!isFormPost() || !query.has('orderItem')) return undefined;
  return optional('The problem categories', fetchCategories(request));
}

/**
 * Loads the complaint that the URL names, if the API supports messages and outcomes.
 * @throws a 404 for an unknown complaint; another customer's complaint gets the same 404
 */
async function loadCase(uuid: string | null, request: Request) {
  if (!uuid || !(await areCasesSupported(request))) return undefined;
  return fetchCase(uuid, request).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  });
}
