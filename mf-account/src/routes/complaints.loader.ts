import { msg } from '@lingui/core/macro';
import { isFormPost } from '@marketplace/contracts/pages/formPost';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { type Deferrable, optional } from '@marketplace/contracts/rendering';
import { type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { complaintsPath, trackOrderPath } from '@marketplace/contracts/routes';
import type { ComplaintItem } from '../complaints/ComplaintItem';
import {
  areCasesSupported,
  fetchCase,
  fetchCategories,
  fetchComplaintItem,
  fetchComplaints,
} from '../complaints/complaintRequests';
import { isGuest, refusal, requireToken } from '../orders/guestAccess';
import { readPlainForm } from '../page-parts/plainForm';
import { loadRegion } from '../requests/loadRegion';
import { throwNotFound } from '../requests/throwNotFound';

export async function loader({ request }: LoaderFunctionArgs) {
  requireToken(request);
  const pageNumber = pageNumberOf(request);
  const { searchParams } = new URL(request.url);
  const byGuest = isGuest(request);
  const [complaints, item, opened, hasCases, categories] = await Promise.all([
    loadRegion('The complaints', fetchComplaints(pageNumber, request)),
    byGuest ? loadGuestItem(searchParams, request) : loadComplaintItem(searchParams, request),
    loadCase(searchParams.get('complaint'), request),
    areCasesSupported(request),
    loadCategories(searchParams, request),
  ]).catch((error: unknown) => {
    throw refusal(error, request, byGuest);
  });
  const head: PageHead = {
    title: msg`Your complaints`,
    canonicalPath: complaintsPath({ pageNumber }),
  };
  // Promises must be at the top level of loader data, because the router does not support them at
  // deeper levels.
  return {
    head,
    isGuest: byGuest,
    complaints: complaints.data,
    item: item.data,
    opened,
    hasCases,
    categories,
  };
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

/**
 * Imports the action through this module, so that its chunk does not contain again what the loaders'
 * chunk contains. No page needs it before a form is sent.
 */
export const loadAction = () =>
  import(/* webpackChunkName: "account-complaints-action" */ './complaints.action');

/**
 * Loads the item that the URL of a guest names. A guest has only one order, so there is no list of
 * orders to choose another item from.
 * @throws a redirect to order tracking if the item is missing, or is not in the guest's order
 */
async function loadGuestItem(query: URLSearchParams, request: Request) {
  const [order, orderItem] = [query.get('order') ?? '', query.get('orderItem')];
  if (orderItem === null) return { data: null };
  const item = await fetchComplaintItem({ order, orderItem }, request);
  if (!item) throw redirect(trackOrderPath());
  return { data: item };
}

/** Loads the kinds of problems for the form without scripts, which only the server renders. */
async function loadCategories(query: URLSearchParams, request: Request) {
  const isAsked = query.has('orderItem') || readPlainForm(query)?.intent === 'save-complaint';
  if (!isFormPost() || !isAsked) return undefined;
  return optional('The problem categories', fetchCategories(request));
}

/**
 * Loads the complaint that the URL names, if the API supports messages and outcomes.
 * @throws a 404 for an unknown complaint; another customer's complaint gets the same 404
 */
async function loadCase(uuid: string | null, request: Request) {
  if (!uuid || !(await areCasesSupported(request))) return undefined;
  return fetchCase(uuid, request).catch(throwNotFound);
}
