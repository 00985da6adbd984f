import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema';

interface Split {
  paymentUuid: string;
  /** Amount to pay back; less than the payment's amount. */
  partPaisa: number;
  /** Reason for the refund. */
  note: string;
  now: Date;
}

/**
 * Splits a paid payment: a part of its amount becomes a payment of its own, which is due for
 * refund. The order must be locked.
 * @returns the part's uuid, to be refunded after the commit
 */
export async function splitPayment(
  trx: DatabaseTransaction,
  { paymentUuid, partPaisa, note, now }: Split,
): Promise<string> {
  const { orderUuid, method, paidAt } = await trx
    .updateTable('payments')
    .set(({ eb }) => ({ amountPaisa: eb('amountPaisa', '-', partPaisa) }))
    .where('uuid', '=', paymentUuid)
    .where('status', '=', 'paid')
    .returning(['orderUuid', 'method', 'paidAt'])
    .executeTakeFirstOrThrow();
  const uuid = randomUUID();
  await trx
    .insertInto('payments')
    .values({
      uuid,
      orderUuid,
      method,
      status: 'refund-due',
      amountPaisa: partPaisa,
      note,
      paidAt,
      settledAt: now,
      createdAt: now,
      partOf: paymentUuid,
      // Numbers the parts, because clocks of processes can differ. The lock prevents equal numbers.
      partNumber: sql<number>`(select coalesce(max(part_number), 0) + 1 from payments
        where part_of = ${paymentUuid}::uuid)`,
    })
    .execute();
  return uuid;
}
