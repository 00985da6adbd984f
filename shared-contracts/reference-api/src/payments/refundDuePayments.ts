import { sql } from 'kysely';
import { isManual } from '../delivery-terms/manualRefunds';
import type { Job } from '../http/Handlers';
import { tryRefund } from './refundPayment';

const MAX_AT_ONCE = 50;

/** SQL that is true for a refund that has to wait for an earlier refund of the same payment. */
const waits = sql<boolean>`exists (select from payments earlier
  where earlier.part_of = coalesce(payments.part_of, payments.uuid)
    and (payments.part_of is null or earlier.part_number < payments.part_number)
    and earlier.status = 'refund-due' and not ${isManual('earlier')})`;

/**
 * Retries refunds that failed at the payment gateway, and those that a killed process left undone.
 * Retries only the earliest refund of each payment, and none that a person has to make.
 */
export const refundDuePayments: Job = async (context) => {
  const due = await context.db
    .selectFrom('payments')
    .select('uuid')
    .where('status', '=', 'refund-due')
    .where(({ not }) => not(isManual()))
    .where(({ not }) => not(waits))
    // Starts with refunds whose last attempt is oldest, so that no refund waits forever behind
    // refunds that always fail.
    .orderBy('askedAt', (order) => order.asc().nullsFirst())
    .limit(MAX_AT_ONCE)
    .execute();
  // Refunds run in parallel, so that an unresponsive payment gateway delays the round by one
  // timeout only.
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
