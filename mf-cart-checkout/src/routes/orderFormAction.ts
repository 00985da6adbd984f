import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import type { Order } from '@marketplace/contracts/api/orders';
import {
  EXPIRED_ACCESS_TOKEN,
  GUEST_TOKEN_COOKIE,
  readAccessToken,
  readCartUuid,
} from '@marketplace/contracts/cookies';
import { cartCookies, redirectOn, tokenCookie } from '@marketplace/contracts/pages/formPost';
import { data } from '@marketplace/contracts/router';
import { cartPath, checkoutPath } from '@marketplace/contracts/routes';
import { fetchCart } from '../cart/cartRequests';
import { readQuotedLines } from '../checkout/cartChanges';
import { CORRECTED_FIELD } from '../checkout/checkoutDraft';
import { afterOrderPlaced } from '../checkout/checkoutRequests';
import { completeOrderForm, type PostedForm } from '../checkout/completeOrderForm';
import { type Ordering, placePostedOrder } from '../checkout/placePostedOrder';
import { readOrderForm } from '../checkout/readOrderForm';
import { pageAfterOrder } from '../payment/paymentRequests';
import { findWayToOrders } from '../thank-you/findWayToOrders';
import { translate } from '../translate';

/**
 * Handles the checkout's form on the server: places the order and redirects (303), or shows the
 * page again with all input. See decision 056.
 */
export async function orderFormAction(request: Request, posted: FormData) {
  try {
    const answer = await tryPlacing(request, posted);
    if (answer instanceof Response) return answer;
    // The checkout needs a cart with items, but an earlier press may have emptied the cart.
    if (await isCartEmpty(request)) return leadToOrders(request, answer.cookies);
    const headers = answer.cookies.map((cookie): [string, string] => ['set-cookie', cookie]);
    return data(answer.result, { status: answer.status, headers });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    return endSession(request);
  }
}

const showAgain = <Result>(status: number, result: Result, cookies: string[] = []) => ({
  status,
  result,
  cookies,
});

async function tryPlacing(request: Request, posted: FormData) {
  const { form, typed, upazilas, problems } = await completeOrderForm(posted, request);
  const seen = readQuotedLines(posted);
  const shown: PostedForm = { typed, upazilas, seen: seen ?? [] };
  // Without quoted items, or with another cart, the form would order something that the shopper has
  // not seen.
  if (!seen || posted.get('cartUuid') !== readCartUuid(request)) {
    return showAgain(409, { status: 'changed' as const, message: '', posted: shown });
  }
  const reading = readOrderForm(form);
  if ('problems' in reading || Object.keys(problems).length > 0) {
    const all = { ...('problems' in reading && reading.problems), ...problems };
    return showAgain(400, { status: 'invalid' as const, problems: all, posted: shown });
  }
  const order = { request, form, body: reading.body, seen };
  const { outcome, guest } = await placePostedOrder(order, isCartEmpty);
  const cookies = guest ? [tokenCookie(request, GUEST_TOKEN_COOKIE, guest)] : [];
  switch (outcome.status) {
    case 'placed':
      return leadOn(outcome.order, { ...order, token: guest?.token, cookies });
    case 'empty': {
      if (await isCartEmpty(request)) return leadToOrders(request, cookies);
      const notice = { kind: 'error', message: outcome.message } as const;
      return redirectOn(request, cartPath(), { cookies, notice });
    }
    case 'no-phone': {
      const noPhone = { 'shipping.phone': 'invalid' as const };
      return showAgain(400, { status: 'invalid' as const, problems: noPhone, posted: shown });
    }
    case 'signed-out':
      if (readAccessToken(request) !== undefined) return endSession(request);
      return showAgain(401, { ...outcome, posted: shown });
    case 'failed':
    case 'unknown':
      return showAgain(
        outcome.status === 'unknown' ? 503 : 500,
        { ...outcome, isOffline: false, posted: shown },
        cookies,
      );
    default:
      return showAgain(409, { ...outcome, posted: shown }, cookies);
  }
}

/** True if the cart was loaded and is empty; false if it could not be loaded. */
const isCartEmpty = (request: Request) =>
  fetchCart(request).then(
    ({ cartItems }) => cartItems.length === 0,
    () => false,
  );

/**
 * Redirects with a message to the page on which the shopper can find an order that an earlier press
 * may have placed.
 */
async function leadToOrders(request: Request, cookies: string[]): Promise<Response> {
  const { path, message } = await findWayToOrders(request);
  return redirectOn(request, path, { cookies, notice: { kind: 'error', message } });
}

/** Starts the payment, and redirects to the payment page or the thank-you page. */
async function leadOn(
  order: Order,
  { request, form, body, token, cookies }: Ordering & { token?: string; cookies: string[] },
): Promise<Response> {
  const mended = form.get(CORRECTED_FIELD);
  const { gatewayUrl, message } = await afterOrderPlaced(
    order,
    {
      ...(form.has('isSaved') && { addressToSave: body.shippingAddress }),
      ...(mended && { addressToCorrect: String(mended) }),
    },
    { request, token },
  );
  const emptied = { uuid: body.cartUuid, totalQuantity: 0 };
  return redirectOn(request, pageAfterOrder(gatewayUrl, order.uuid), {
    cookies: [...cookies, ...cartCookies(request, emptied)],
    notice: message && { kind: 'success', message: await translate(message, request) },
  });
}

/**
 * Handles a session that the API has ended: removes the token and redirects to the checkout with a
 * message. If the API accepts guests' orders, the checkout offers to order as a guest.
 */
async function endSession(request: Request): Promise<Response> {
  const message = await translate(msg`Please log in again to place your order.`, request);
  return redirectOn(request, checkoutPath(), {
    cookies: [EXPIRED_ACCESS_TOKEN],
    notice: { kind: 'error', message },
  });
}
