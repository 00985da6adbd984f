import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { isUnpaid, paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { data, type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { trackOrderPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { forgetPlacedOrder } from '../checkout/pendingOrder';
import { fetchPaymentMethods } from '../payment/paymentRequests';

const head: PageHead = { title: msg`Thank you` };

/**
 * Loads the order. Throws 404 for an unknown order and for another customer's order. If a guest may
 * not see the order and the API offers order tracking, redirects to order tracking. A guest may not
 * see the order if the token has expired or belongs to a later order, or if the URL names no order.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const uuid = new URL(request.url).searchParams.get('order') ?? '';
  const isGuest = readAccessToken(request) === undefined;
  try {
    const order = await callApi(getMyOrder, { params: { id: uuid }, request });
    const methods = isUnpaid(paymentStateOf(order)) ? await fetchPaymentMethods(request) : [];
    const canTrack = isGuest && (await isCallSupported(lookUpOrder, request));
    return { head, order, methods, isGuest, canTrack };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw await answerFor(error, { uuid, isGuest, request });
  }
}

interface Visit {
  /** Uuid of the order; empty if the URL names none. */
  uuid: string;
  isGuest: boolean;
  request: Request;
}

/**
 * Turns the failure to read the order into a redirect to order tracking, into a 404, or into the
 * error itself. The loader throws the result.
 */
async function answerFor(error: ApiError, { uuid, isGuest, request }: Visit) {
  const isClosed = error.status === 401 || error.status === 404;
  // Forgets the order, because otherwise the empty cart page would open this page again and again.
  if (isClosed) forgetPlacedOrder(uuid);
  const canFind = isGuest && (uuid === '' || isClosed);
  if (canFind && (await isCallSupported(lookUpOrder, request))) return redirect(trackOrderPath());
  return error.status === 404 ? data(null, { status: 404 }) : error;
}
