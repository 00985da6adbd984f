import { readAccessToken } from '@marketplace/contracts/cookies';
import { CALL_MS, PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { withAbortLimit } from '@marketplace/contracts/time/withTimeLimit';
import { GUEST_FIELD } from './checkoutDraft';
import { sendOrder } from './checkoutRequests';
import { type GuestOutcome, type PostedByGuest, placeAsGuest } from './guestCode';
import type { QuotedLine } from './quotedLines';
import type { OrderBody } from './readOrderForm';

/** Limit of the second try, which finds an order whose reply was lost; the page still has to be in time. */
export const SECOND_TRY_MS = 2 * CALL_MS;

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
  const placing = await tryPlacing(ordering, PAGE_MS);
  const isLost = placing.outcome.status === 'unknown' && (await isCartEmpty(ordering.request));
  // The same idempotency key returns the placed order.
  return isLost ? tryPlacing(ordering, SECOND_TRY_MS, placing.guest) : placing;
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
