import type { Order } from '@marketplace/contracts/api/orders';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { toast } from '@marketplace/contracts/notices';
import { isFormPost } from '@marketplace/contracts/pages/formPost';
import { type ActionFunctionArgs, data, redirect } from '@marketplace/contracts/router';
import { cartPath, thankYouPath } from '@marketplace/contracts/routes';
import { bus } from '../../contracts';
import { dispatch, publishEmptyCart } from '../cart/cartStore';
import { CORRECTED_FIELD, clearDraft, GUEST_FIELD } from '../checkout/checkoutDraft';
import { afterOrderPlaced, type Outcome, sendOrder } from '../checkout/checkoutRequests';
import { type GuestOutcome, placeAsGuest } from '../checkout/guestCode';
import { idempotencyKeyFor, markOrderPlaced, readUnseenOrder } from '../checkout/pendingOrder';
import { publishOrderPlaced } from '../checkout/publishPurchase';
import { type OrderBody, readOrderForm } from '../checkout/readOrderForm';
import { leaveForGateway } from '../payment/paymentRequests';
import { runExclusive } from '../runExclusive';
import { translate } from '../translate';

/**
 * Places the form's order, or retries the pending order if the form has `isResumed`. The cart page
 * sends a form with `isResumed` by a fetcher, and then opens the placed order itself. A redirect
 * would be lost, because the router drops a fetcher's redirect if the page loads its data again
 * meanwhile.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  if (isFormPost()) {
    // A separate module, because only the server needs it.
    const { orderFormAction } = await import(
      /* webpackChunkName: "cart-order-form" */ './orderFormAction'
    );
    return orderFormAction(request, form);
  }
  const isResumed = form.has('isResumed');
  const reading = isResumed ? readUnseenOrder() : readOrderForm(form);
  if (!reading || 'orderUuid' in reading) return null;
  // A status of 400 or more prevents the loaders from running again, because nothing has changed.
  if ('problems' in reading) return data({ status: 'invalid' as const, ...reading }, 400);

  // Makes the loader fetch the cart again, because a refusal may mean that prices or stock have
  // changed.
  dispatch({ type: 'invalidated' });
  const isSignedIn = readAccessToken() !== undefined;
  const outcome = await runExclusive('order', async (): Promise<GuestOutcome> => {
    if (isResumed) return resume(reading.body);
    if (isSignedIn) return sendOrder(reading.body);
    return form.has(GUEST_FIELD) ? placeAsGuest(reading.body, form) : { status: 'signed-out' };
  });
  const gatewayUrl =
    outcome.status === 'placed' && (await completeOrder(outcome.order, reading.body, form));
  if (isResumed) return null;
  switch (outcome.status) {
    case 'placed': {
      const { uuid } = outcome.order;
      if (!gatewayUrl) throw redirect(thankYouPath(uuid));
      // If the shopper has opened another page meanwhile, the request is aborted, and that page
      // keeps its URL.
      if (!request.signal.aborted) leadBackTo(thankYouPath(uuid));
      throw leaveForGateway(gatewayUrl, uuid);
    }
    case 'empty':
      toast.error(outcome.message);
      throw redirect(cartPath());
    case 'changed':
      return outcome;
    case 'code':
    case 'no-code':
    case 'unverified':
    case 'cash-limit':
    case 'unpaid-limit':
    case 'not-delivered':
      return data(outcome, 409);
    case 'no-phone': {
      const problems: FieldProblems = { 'shipping.phone': 'invalid' };
      return data({ status: 'invalid' as const, problems }, 400);
    }
    case 'signed-out':
      bus.publish('session:login-requested', { reason: 'checkout', hasSessionEnded: true });
      return data(outcome, 401);
    default:
      return data({ ...outcome, isOffline: !navigator.onLine }, 500);
  }
}

/** Retries a pending order. After a refusal, retries the pending order before it. */
async function resume(body: OrderBody): Promise<Outcome> {
  const key = idempotencyKeyFor(body);
  const outcome = await sendOrder(body);
  const earlier = readUnseenOrder();
  return earlier && 'key' in earlier && earlier.key !== key ? resume(earlier.body) : outcome;
}

/**
 * Starts the payment of a placed order, saves or corrects an address if the shopper asked for that,
 * and records in this browser that the order is placed.
 * @returns the URL of the payment page; `undefined` if nothing is paid online
 */
async function completeOrder(
  order: Order,
  { shippingAddress }: OrderBody,
  form: FormData,
): Promise<string | undefined> {
  const mended = form.get(CORRECTED_FIELD);
  const { gatewayUrl, message } = await afterOrderPlaced(order, {
    ...(form.has('isSaved') && { addressToSave: shippingAddress }),
    ...(mended && { addressToCorrect: String(mended) }),
  });
  if (message) toast.success(await translate(message));
  markOrderPlaced(order.uuid);
  clearDraft();
  publishEmptyCart();
  publishOrderPlaced(order);
  return gatewayUrl;
}

/**
 * Replaces the checkout in the history by the order, so that Back from the payment page opens the
 * order. The checkout would show an empty cart.
 */
function leadBackTo(path: string): void {
  window.history.replaceState(window.history.state, '', path);
  // The back/forward cache would restore the form in its pending state, so the page reloads.
  // `persisted` excludes the first `pageshow` of the page, which may come after a quick press.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
