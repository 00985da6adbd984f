import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { callApi } from '@marketplace/contracts/api/client';
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  startPayment,
} from '@marketplace/contracts/api/payments';
import { withAbortLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { redirectDocument } from '@marketplace/contracts/router';
import { thankYouPath } from '@marketplace/contracts/routes';
import { OPTIONAL_CALL_LIMIT_MS } from '@marketplace/contracts/timeLimits';

/** Ways to pay that the host offers; cash alone where it does not say. */
export async function fetchPaymentMethods(request: Request): Promise<PaymentMethod[]> {
  try {
    const { paymentMethods } = await withAbortLimit(OPTIONAL_CALL_LIMIT_MS, (signal) =>
      callApi(getCapabilities, { request, signal }),
    );
    // Others that a host may have are unknown to this release.
    return PAYMENT_METHODS.filter((method) => paymentMethods.includes(method));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn('The ways to pay could not be loaded:', reason);
    return ['cash-on-delivery'];
  }
}

/** A way to pay out of a form; cash where the form names none. */
export function readMethod(form: FormData): PaymentMethod {
  const given = form.get('paymentMethod');
  return PAYMENT_METHODS.find((method) => method === given) ?? 'cash-on-delivery';
}

interface Opening {
  orderUuid: string;
  method: PaymentMethod;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** On the server, the visitor's. */
  request?: Request;
  /** In place of the cookie's. */
  token?: string;
}

/**
 * Starts the payment of an order.
 * @returns address of the page to pay on; `undefined` where nothing is paid before the delivery
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

/** Leaves for the page to pay on. */
export const leaveForGateway = (gatewayUrl: string, orderUuid: string): Response =>
  redirectDocument(pageAfterOrder(gatewayUrl, orderUuid));

/** The page to pay on; the thank-you page where there is none, or anything but an address of a page. */
export function pageAfterOrder(gatewayUrl: string | undefined, orderUuid: string): string {
  const isPage = gatewayUrl !== undefined && /^(https?:\/\/|\/(?![/\\]))/.test(gatewayUrl);
  return isPage ? gatewayUrl : thankYouPath(orderUuid);
}
