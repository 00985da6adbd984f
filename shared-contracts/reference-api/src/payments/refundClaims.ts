import { sql } from 'kysely';
import type { Database } from '../database/schema';

/** Thrown if another process refunds the same payment, or a part of it, at this moment. */
export class RefundClaimedError extends Error {}

/**
 * End of a claim whose process has died. Even a payment gateway that answers each request at the
 * last moment needs less time for a refund.
 */
const leaseEnd = sql<Date>`date_trunc('milliseconds', now() + interval '5 minutes')`;

/**
 * Runs a refund while no other process refunds the same payment or a part of it. The claim outlasts
 * transactions, because a payment provider must not be called within a transaction.
 * @param wholeUuid the payment at the provider; the refund may be a part of it
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
