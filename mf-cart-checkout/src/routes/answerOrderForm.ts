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
import { readSeenLines } from '../checkout/cartChanges';
import { GUEST_FIELD, MENDED_FIELD } from '../checkout/checkoutDraft';
import { afterOrderPlaced, sendOrder } from '../checkout/checkoutRequests';
import { completeOrderForm, type PostedForm } from '../checkout/completeOrderForm';
import { type GuestOutcome, placeAsGuest } from '../checkout/guestCode';
import { type OrderBody, readOrderForm } from '../checkout/readOrderForm';
import type { SeenLine } from '../checkout/seenLines';
import { pageAfterOrder } from '../payment/paymentRequests';
import { translate } from '../toast';

/**
 * Answers the checkout's form on the server: places the order and leads on (303), or shows the page again
 * with all that was typed. Decision note 056.
 */
export async function answerOrderForm(request: Request, posted: FormData) {
  try {
    return await tryPlacing(request, posted);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    return endSession(request);
  }
}

async function tryPlacing(request: Request, posted: FormData) {
  const { form, typed, upazilas, problems } = await completeOrderForm(posted, request);
  const seen = readSeenLines(posted);
  const shown: PostedForm = { typed, upazilas, seen: seen ?? [] };
  // A form of another cart than the browser's, or of none, would order what nobody has seen.
  if (!seen || posted.get('cartUuid') !== readCartUuid(request)) {
    return data({ status: 'changed' as const, message: '', posted: shown }, 409);
  }
  const reading = readOrderForm(form);
  if ('problems' in reading || Object.keys(problems).length > 0) {
    const all = { ...('problems' in reading && reading.problems), ...problems };
    return data({ status: 'invalid' as const, problems: all, posted: shown }, 400);
  }
  const order = { request, form, body: reading.body, seen };
  const { outcome, guest } = await place(order);
  const cookies = guest ? [tokenCookie(request, GUEST_TOKEN_COOKIE, guest)] : [];
  switch (outcome.status) {
    case 'placed':
      return leadOn(outcome.order, { ...order, token: guest?.token, cookies });
    case 'empty': {
      const notice = { kind: 'error', message: outcome.message } as const;
      return redirectOn(request, cartPath(), { cookies, notice });
    }
    case 'no-phone': {
      const noPhone = { 'shipping.phone': 'invalid' as const };
      return data({ status: 'invalid' as const, problems: noPhone, posted: shown }, 400);
    }
    case 'signed-out':
      if (readAccessToken(request) !== undefined) return endSession(request);
      return data({ ...outcome, posted: shown }, 401);
    case 'failed':
    case 'unknown': {
      const failure = { ...outcome, isOffline: false, posted: shown };
      return data(failure, { status: 500, headers: setCookies(cookies) });
    }
    default:
      return data({ ...outcome, posted: shown }, { status: 409, headers: setCookies(cookies) });
  }
}

interface Ordering {
  request: Request;
  form: FormData;
  body: OrderBody;
  seen: SeenLine[];
}

/** Token of a guest whose phone was verified with this form. */
interface GuestToken {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

async function place({
  request,
  form,
  body,
  seen,
}: Ordering): Promise<{ outcome: GuestOutcome; guest?: GuestToken }> {
  const posted = { request, idempotencyKey: await orderKey(body, seen) };
  if (readAccessToken(request) !== undefined) {
    const outcome = await sendOrder(body, posted);
    // An empty cart tells that the order was placed: the same key finds it.
    const isLost = outcome.status === 'unknown' && (await isCartEmpty(request));
    return { outcome: isLost ? await sendOrder(body, posted) : outcome };
  }
  if (!form.has(GUEST_FIELD)) return { outcome: { status: 'signed-out' } };
  let guest: GuestToken | undefined;
  const outcome = await placeAsGuest(body, form, {
    ...posted,
    keepToken: ({ guestToken: token, expiresAt }) => {
      guest = { token, expiresAt };
    },
  });
  return { outcome, guest };
}

/** False also where the cart cannot be read. */
const isCartEmpty = (request: Request) =>
  fetchCart(request).then(
    ({ cartItems }) => cartItems.length === 0,
    () => false,
  );

/** Starts the payment, and leads to its page or to the thank-you page. */
async function leadOn(
  order: Order,
  { request, form, body, token, cookies }: Ordering & { token?: string; cookies: string[] },
): Promise<Response> {
  const mended = form.get(MENDED_FIELD);
  const { gatewayUrl, message } = await afterOrderPlaced(
    order,
    {
      ...(form.has('isSaved') && { addressToSave: body.shippingAddress }),
      ...(mended && { addressToMend: String(mended) }),
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
 * The same for the same order of the same lines, so that a form that is sent twice, from wherever, makes
 * one order; the lines of the next order have other ids.
 */
async function orderKey(body: OrderBody, seen: SeenLine[]): Promise<string> {
  const text = JSON.stringify([body, seen.map(({ uuid }) => uuid)]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(hash).toString('hex');
}

/** The API has ended the session: the checkout says so, and takes a guest's order where the host does. */
async function endSession(request: Request): Promise<Response> {
  const message = await translate(msg`Please log in again to place your order.`, request);
  return redirectOn(request, checkoutPath(), {
    cookies: [EXPIRED_ACCESS_TOKEN],
    notice: { kind: 'error', message },
  });
}

const setCookies = (cookies: readonly string[]) =>
  cookies.map((cookie): [string, string] => ['set-cookie', cookie]);
