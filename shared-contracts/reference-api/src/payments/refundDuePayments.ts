import type { Job } from '../http/Handlers';
import { tryRefund } from './refundPayment';

const MAX_AT_ONCE = 50;

/** Retries refunds that failed at the gateway, and those that a killed process left undone. */
export const refundDuePayments: Job = async (context) => {
  const due = await context.db
    .selectFrom('payments')
    .select('uuid')
    .where('status', '=', 'refund-due')
    // Starts with refunds whose last attempt is oldest, so that no refund waits forever behind
    // refunds that always fail.
    .orderBy('askedAt', (order) => order.asc().nullsFirst())
    .limit(MAX_AT_ONCE)
    .execute();
  // Refunds run in parallel, so that an unresponsive gateway delays the round by one timeout only.
  const retry = async (uuid: string) => {
    await context.db
      .updateTable('payments')
      .set({ askedAt: context.now() })
      .where('uuid', '=', uuid)
      .where('status', '=', 'refund-due')
      .execute();
    await tryRefund(context, uuid);
  };
  await Promise.all(due.map(({ uuid }) => retry(uuid)));
};
