import { sql } from 'kysely';
import type { Database } from '../database/schema';

/** Thrown if another process refunds the same payment, or a part of it, at this moment. */
export class RefundClaimedError extends Error {}

/**
 * End of a claim whose process has died. Even a gateway that answers each request at the last
 * moment needs less time for a refund.
 */
const leaseEnd = sql<Date>`date_trunc('milliseconds', now() + interval '5 minutes')`;

/**
 * Runs a refund while no other process refunds the same payment or a part of it. The claim outlasts
 * transactions, because a gateway must not be called inside one.
 * @param wholeUuid payment at the gateway, of which the refund can be a part
 * @throws RefundClaimedError if another process has the claim
 */
export async function claimRefund(
  db: Database,
  wholeUuid: string,
  refund: () => Promise<void>,
): Promise<void> {
  const claim = await db
    .updateTable('payments')
    .set({ refundClaimedUntil: leaseEnd })
    .where('uuid', '=', wholeUuid)
    .where(sql<boolean>`(refund_claimed_until is null or refund_claimed_until < now())`)
    .returning('refundClaimedUntil')
    .executeTakeFirst();
  if (!claim) {
    throw new RefundClaimedError('This payment is being refunded at this moment. Try again later.');
  }
  try {
    await refund();
  } finally {
    await db
      .updateTable('payments')
      .set({ refundClaimedUntil: null })
      .where('uuid', '=', wholeUuid)
      .where('refundClaimedUntil', '=', claim.refundClaimedUntil)
      .execute();
  }
}
