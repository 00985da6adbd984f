import type { Job } from '../http/Handlers';
import { tryRefund } from './refundPayment';

const MAX_AT_ONCE = 50;

/**
 * Retries refunds that failed at the gateway, or that were not made because a process was killed.
 */
export const refundDuePayments: Job = async (context) => {
  const due = await context.db
    .selectFrom('payments')
    .select('uuid')
    .where('status', '=', 'refund-due')
    // Refunds whose last attempt is oldest come first, so that one which always fails does not
    // delay others.
    .orderBy('askedAt', (order) => order.asc().nullsFirst())
    .limit(MAX_AT_ONCE)
    .execute();
  // Starts all at the same time, so that a silent gateway delays the round once and not once per
  // refund.
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
