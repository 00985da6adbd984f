import { ApiError } from '@marketplace/contracts/api/client';
import { failureMessage } from '@marketplace/contracts/notices';
import { isFormPost, redirectOn } from '@marketplace/contracts/pages/formPost';
import { type ActionFunctionArgs, data, redirect } from '@marketplace/contracts/router';
import { thankYouPath } from '@marketplace/contracts/routes';
import {
  leaveForGateway,
  openPayment,
  pageAfterOrder,
  readMethod,
} from '../payment/paymentRequests';

/** Starts a payment of an order, by the same method as before or by another one. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const orderUuid = new URL(request.url).searchParams.get('order') ?? '';
  const method = readMethod(form);
  const opened = await openPayment({ orderUuid, method, request }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return error;
  });
  if (opened instanceof ApiError) {
    // True if meanwhile the order was paid, its payment is being confirmed, or the order has
    // expired. The redirect then shows the current status.
    const isOutdated = opened.status === 409 && opened.code !== 'cash-limit';
    if (isOutdated) return leadOn(request, undefined, orderUuid);
    if (opened.status === 401) throw opened;
    return data({ message: await failureMessage(opened, request) }, opened.status ?? 503);
  }
  return leadOn(request, opened, orderUuid);
}

function leadOn(request: Request, gatewayUrl: string | undefined, orderUuid: string): Response {
  if (isFormPost()) return redirectOn(request, pageAfterOrder(gatewayUrl, orderUuid));
  return gatewayUrl ? leaveForGateway(gatewayUrl, orderUuid) : redirect(thankYouPath(orderUuid));
}
