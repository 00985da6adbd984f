import type { PaymentContext } from './payBack';
import { settlePayment } from './settlePayment';

/** Asks about every payment of an order that is under way, and books what is said. */
export async function askGateways(context: PaymentContext, orderUuid: string): Promise<void> {
  const { db, log, payments } = context;
  const underWay = await db
    .selectFrom('payments')
    .select(['method', 'reference'])
    .where('orderUuid', '=', orderUuid)
    .where('status', '=', 'pending')
    .execute();
  for (const { method, reference } of underWay) {
    const gateway = method === 'cash-on-delivery' ? undefined : payments.gateways[method];
    if (!gateway || method === 'cash-on-delivery' || reference === null) continue;
    await gateway
      .query(reference)
      .then((verdict) => settlePayment(context, method, verdict))
      .catch((err: unknown) => log.warn({ err, orderUuid }, 'a gateway did not answer'));
  }
}
