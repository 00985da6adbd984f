import { msg } from '@lingui/core/macro';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { fetchPaymentMethods } from '../payment/paymentRequests';
import { isUnpaid, paymentStateOf } from '../payment/paymentState';

const head: PageHead = { title: msg`Thank you` };

/** Both an unknown order and another customer's are a 404. */
export async function loader({ request }: LoaderFunctionArgs) {
  const uuid = new URL(request.url).searchParams.get('order') ?? '';
  try {
    const order = await callApi(getMyOrder, { params: { id: uuid }, request });
    const methods = isUnpaid(paymentStateOf(order)) ? await fetchPaymentMethods(request) : [];
    return { head, order, methods, isGuest: readAccessToken(request) === undefined };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}
