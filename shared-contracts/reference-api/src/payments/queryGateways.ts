import type { PaymentContext } from './refundPayment';
import { settlePayment } from './settlePayment';

/** Queries the gateways of all pending payments of an order, and records their outcomes. */
export async function queryGateways(context: PaymentContext, orderUuid: string): Promise<void> {
  const { db, log, payments } = context;
  const pending = await db
    .selectFrom('payments')
    .select(['method', 'reference'])
    .where('orderUuid', '=', orderUuid)
    .where('status', '=', 'pending')
    .execute();
  for (const { method, reference } of pending) {
    const gateway = method === 'cash-on-delivery' ? undefined : payments.gateways[method];
    if (!gateway || method === 'cash-on-delivery' || reference === null) continue;
    await gateway
      .query(reference)
      .then((verdict) => settlePayment(context, method, verdict))
      .catch((err: unknown) => log.warn({ err, orderUuid }, 'a gateway did not answer'));
  }
}
