import { readAccessToken } from '@marketplace/contracts/cookies';
import { withAbortLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { POSTED_ORDER_LIMITS_MS } from '@marketplace/contracts/timeLimits';
import { GUEST_FIELD } from './checkoutDraft';
import { sendOrder } from './checkoutRequests';
import { type GuestOutcome, type PostedByGuest, placeAsGuest } from './guestCode';
import type { QuotedLine } from './quotedLines';
import type { OrderBody } from './readOrderForm';

/** An order that was posted without JavaScript. */
export interface Ordering {
  request: Request;
  form: FormData;
  body: OrderBody;
  seen: QuotedLine[];
}

/** Token of a guest whose phone was verified by this form. */
interface GuestToken {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

interface Placing {
  outcome: GuestOutcome;
  guest?: GuestToken;
}

/**
 * Places the order. If no reply arrives and the cart is empty, tries once more to find the order
 * that was placed.
 */
export async function placePostedOrder(
  ordering: Ordering,
  isCartEmpty: (request: Request) => Promise<boolean>,
): Promise<Placing> {
  const placing = await tryPlacing(ordering, POSTED_ORDER_LIMITS_MS.order);
  const isLost = placing.outcome.status === 'unknown' && (await isCartEmpty(ordering.request));
  // The same idempotency key returns the placed order.
  return isLost ? tryPlacing(ordering, POSTED_ORDER_LIMITS_MS.secondTry, placing.guest) : placing;
}

async function tryPlacing(
  { request, form, body, seen }: Ordering,
  limitMs: number,
  verified?: GuestToken,
): Promise<Placing> {
  const idempotencyKey = await orderKey(body, seen);
  let guest = verified;
  const outcome = await withAbortLimit(limitMs, async (signal): Promise<GuestOutcome> => {
    const posted = { request, idempotencyKey, signal };
    if (readAccessToken(request) !== undefined) return sendOrder(body, posted);
    if (!form.has(GUEST_FIELD)) return { status: 'signed-out' };
    const keepToken: PostedByGuest['keepToken'] = ({ guestToken: token, expiresAt }) => {
      guest = { token, expiresAt };
    };
    const byGuest = { ...posted, token: verified?.token, keepToken };
    return placeAsGuest(body, form, byGuest).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return { status: 'unknown' };
    });
  });
  return { outcome, guest };
}

/**
 * Idempotency key from the order and the uuids of its lines. A form that is posted twice has one
 * key and makes one order. The next order has other lines, even of the same products.
 */
async function orderKey(body: OrderBody, seen: QuotedLine[]): Promise<string> {
  const text = JSON.stringify([body, seen.map(({ uuid }) => uuid)]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(hash).toString('hex');
}
