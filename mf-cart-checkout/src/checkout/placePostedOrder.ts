import { readAccessToken } from '@marketplace/contracts/cookies';
import { CALL_MS, PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { withAbortLimit } from '@marketplace/contracts/time/withTimeLimit';
import { GUEST_FIELD } from './checkoutDraft';
import { sendOrder } from './checkoutRequests';
import { type GuestOutcome, type PostedByGuest, placeAsGuest } from './guestCode';
import type { QuotedLine } from './quotedLines';
import type { OrderBody } from './readOrderForm';

/**
 * Time limit of the second try, in ms. It is short, because the page has already used its time for
 * the first try.
 */
export const SECOND_TRY_MS = 2 * CALL_MS;

/** An order that was posted without JavaScript. */
export interface Ordering {
  request: Request;
  form: FormData;
  body: OrderBody;
  seen: QuotedLine[];
}

/** Token of a guest whose phone this form has verified. */
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
 * Places the order. If no reply arrives and the cart is empty, the order was probably placed, so a
 * second try fetches it.
 */
export async function placePostedOrder(
  ordering: Ordering,
  isCartEmpty: (request: Request) => Promise<boolean>,
): Promise<Placing> {
  const placing = await tryPlacing(ordering, PAGE_MS);
  const isLost = placing.outcome.status === 'unknown' && (await isCartEmpty(ordering.request));
  // The second try has the same idempotency key, so the API returns the placed order.
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
 * Derives an idempotency key from the order and the uuids of its cart items. A form that is posted
 * twice has one key and places one order. A later order has new cart items, even if it contains the
 * same products, so it has a different key.
 */
async function orderKey(body: OrderBody, seen: QuotedLine[]): Promise<string> {
  const text = JSON.stringify([body, seen.map(({ uuid }) => uuid)]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(hash).toString('hex');
}
