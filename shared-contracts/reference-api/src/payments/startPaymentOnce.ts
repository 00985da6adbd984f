import type { PaymentStatus } from '@marketplace/contracts/api/payments';
import { inTransaction } from '../database/inTransaction';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { lifetimeStart } from '../http/testSession';
import {
  claimWriteKey,
  keepReply,
  releaseWriteKey,
  renewClaim,
  type WriteKey,
} from '../http/writeOnce';
import { type Asked, type ExpireOrder, startPayment } from './startPayment';

interface Reply {
  data: { status: PaymentStatus; gatewayUrl?: string };
}

/**
 * Maximum time to wait for a concurrent request with the same key; shorter than the client's
 * timeout.
 */
const WAIT_MS = 10_000;
const PAUSE_MS = 200;

interface AskedOnce extends Asked {
  writeKey: WriteKey | undefined;
}

/**
 * Starts a payment once per idempotency key, or each time if there is no key. The gateway is called
 * outside any transaction, so the key is claimed before the call, and the reply is stored after it.
 * If the payment cannot be started, the key is released. A repeated request gets the stored reply
 * while the payment is open, and waits if there is no reply yet. After the shopper has paid,
 * cancelled or returned, a repeated request counts as a new one.
 */
export async function startPaymentOnce(
  { writeKey, ...asked }: AskedOnce,
  context: ApiContext,
  expireOrder: ExpireOrder,
): Promise<Reply> {
  const { db } = context;
  if (!writeKey) return { data: await startPayment(asked, context, expireOrder) };
  const claimed = await claimOrWait(context, writeKey, asked.orderUuid);
  if ('data' in claimed) return claimed;
  const claim = { ...writeKey, ...claimed };
  try {
    const reply: Reply = { data: await startPayment(asked, context, expireOrder) };
    await keepReply(db, claim, reply);
    return reply;
  } catch (error) {
    await releaseWriteKey(db, claim);
    throw error;
  }
}

/**
 * True if the stored reply still leads to an open payment: the order waits for a payment, the
 * shopper has not returned from the gateway, and no other request has renewed the key. One query
 * checks all three conditions, because a renewed key belongs to another payment.
 */
async function isReplyValid(
  { db }: ApiContext,
  orderUuid: string,
  { owner, key, createdAt }: WriteKey & { createdAt: Date },
): Promise<boolean> {
  const waiting = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select('payments.uuid')
    .where('orders.uuid', '=', orderUuid)
    .where('orders.paymentStatus', '=', 'pending')
    .where('payments.status', '=', 'pending')
    .where('payments.returnedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('idempotencyKeys')
          .select('key')
          .where('owner', '=', owner)
          .where('key', '=', key)
          .where('createdAt', '=', createdAt),
      ),
    )
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * Claims the key. If another request has claimed it, waits for that request.
 * @returns the reply to the other request, or the time of this request's claim
 * @throws ApiProblem 503 if that request takes too long
 */
async function claimOrWait(
  context: ApiContext,
  key: WriteKey,
  orderUuid: string,
): Promise<Reply | { claimedAt: Date }> {
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += PAUSE_MS) {
    const claimedAt = lifetimeStart(context.now());
    const earlier = await inTransaction(context.db, (trx) =>
      claimWriteKey(trx, key, { now: claimedAt }),
    );
    if (!earlier) return { claimedAt };
    if (earlier.reply !== null) {
      const stored = { ...key, createdAt: earlier.createdAt };
      // The cast is safe: `claimWriteKey` has checked that the earlier request had the same
      // endpoint and body.
      if (await isReplyValid(context, orderUuid, stored)) return earlier.reply as Reply;
      const renewedAt = await renewClaim(context, key, earlier);
      if (renewedAt) return { claimedAt: renewedAt };
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const message = 'This payment is being started already; try again in a moment';
  throw new ApiProblem(503, 'payment-starting', message, { retryAfterSeconds: 2 });
}
