import { ApiError } from '@marketplace/contracts/api/client';
import { type ActionFunctionArgs, data, redirect } from '@marketplace/contracts/router';
import { thankYouPath } from '@marketplace/contracts/routes';
import { leaveForGateway, openPayment, readMethod } from '../payment/paymentRequests';
import { findOrder } from '../thank-you/findOrder';

/** Pays an order, or pays it in another way; or finds one by its number and phone. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  return form.has('orderNumber') ? findOrder(form) : payOrder(request, form);
}

async function payOrder(request: Request, form: FormData) {
  const orderUuid = new URL(request.url).searchParams.get('order') ?? '';
  const method = readMethod(form);
  const opened = await openPayment({ orderUuid, method }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return error;
  });
  if (opened instanceof ApiError) {
    // Paid, being confirmed or given up meanwhile: the page then shows which.
    const isOutdated = opened.status === 409 && opened.code !== 'cash-limit';
    if (isOutdated) throw redirect(thankYouPath(orderUuid));
    if (opened.status === 401) throw opened;
    const message = opened.kind === 'http' ? opened.message : undefined;
    return data({ message }, opened.status ?? 503);
  }
  throw opened ? leaveForGateway(opened, orderUuid) : redirect(thankYouPath(orderUuid));
}
