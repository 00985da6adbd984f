import { inTransaction } from '../database/inTransaction';
import { lockOrder } from '../database/locks';
import type { ApiContext, Job } from '../http/Handlers';
import { queryGateways } from '../payments/queryGateways';
import { cancelOrder } from './cancelOrder';
import { updateSoldCounts } from './updateSoldCounts';

const MAX_AT_ONCE = 50;

/** Cancels orders that were not paid in time. Cash orders never expire. */
export const expireUnpaidOrders: Job = async (context) => {
  const due = await context.db
    .selectFrom('orders')
    .select('uuid')
    .where('paymentExpiresAt', '<=', context.now())
    .orderBy('paymentExpiresAt')
    .limit(MAX_AT_ONCE)
    .execute();
  // First queries the payment gateways, because a paid order whose callback was lost must not
  // expire. The queries run simultaneously, so that a gateway that does not respond delays this run
  // only once.
  await Promise.all(due.map(({ uuid }) => queryGateways(context, uuid)));
  for (const { uuid } of due) {
    await expireOrder(context, uuid).catch((err: unknown) =>
      context.log.error({ err, orderUuid: uuid }, 'an unpaid order did not expire'),
    );
  }
};

/**
 * Cancels an order whose payment deadline has passed. Reads the deadline after locking the order,
 * because a payment may have removed the deadline meanwhile.
 * @returns true if the order was cancelled
 */
export async function expireOrder(context: ApiContext, orderUuid: string): Promise<boolean> {
  const now = context.now();
  const cancelled = await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderUuid);
    if (!order?.paymentExpiresAt || order.paymentExpiresAt > now) return undefined;
    return cancelOrder(trx, { order, note: 'Not paid in time', now });
  });
  if (cancelled) await updateSoldCounts(context, cancelled.returned, -1);
  return cancelled !== undefined;
}
