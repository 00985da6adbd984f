import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  startPayment,
} from '@marketplace/contracts/api/payments';
import { optional } from '@marketplace/contracts/rendering';
import { redirectDocument } from '@marketplace/contracts/router';
import { thankYouPath } from '@marketplace/contracts/routes';
import { PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { withAbortLimit } from '@marketplace/contracts/time/withTimeLimit';
import { callApi } from '../../contracts';

/**
 * Fetches the payment methods that the API offers. If they cannot be loaded, returns only cash on
 * delivery.
 */
export async function fetchPaymentMethods(request: Request): Promise<PaymentMethod[]> {
  const loading = withAbortLimit(PAGE_MS, (signal) =>
    callApi(getCapabilities, { request, signal }),
  );
  const capabilities = await optional('The ways to pay', loading);
  if (!capabilities) return ['cash-on-delivery'];
  // Skips methods that this release does not know.
  return PAYMENT_METHODS.filter((method) => capabilities.paymentMethods.includes(method));
}

/**
 * Reads the payment method from a form. Returns cash on delivery if the form contains no known
 * method.
 */
export function readMethod(form: FormData): PaymentMethod {
  const given = form.get('paymentMethod');
  return PAYMENT_METHODS.find((method) => method === given) ?? 'cash-on-delivery';
}

interface Opening {
  orderUuid: string;
  method: PaymentMethod;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The visitor's request; set on the server only. */
  request?: Request;
  /** Token to use instead of the cookie's token. */
  token?: string;
}

/**
 * Starts the payment of an order.
 * @returns the URL of the payment page; `undefined` if nothing is paid online
 */
export async function openPayment(opening: Opening): Promise<string | undefined> {
  const { orderUuid, method, ...call } = opening;
  const isCash = method === 'cash-on-delivery';
  const { data } = await callApi(startPayment, {
    params: { id: orderUuid },
    body: { method, ...(!isCash && { returnUrl: thankYouPath(orderUuid) }) },
    ...call,
  });
  return data.gatewayUrl;
}

/** Redirects to the payment page by loading a new document. */
export const leaveForGateway = (gatewayUrl: string, orderUuid: string): Response =>
  redirectDocument(pageAfterOrder(gatewayUrl, orderUuid));

/**
 * Returns the URL of the payment page, which may be a path of the shop. If there is none, or if it
 * is neither a web URL nor a path, returns the path of the thank-you page.
 */
export function pageAfterOrder(gatewayUrl: string | undefined, orderUuid: string): string {
  const isPage = gatewayUrl !== undefined && /^(https?:\/\/|\/(?![/\\]))/.test(gatewayUrl);
  return isPage ? gatewayUrl : thankYouPath(orderUuid);
}
