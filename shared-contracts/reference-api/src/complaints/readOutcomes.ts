import type { ComplaintOutcome } from '@marketplace/contracts/api/complaints';
import { toTaka } from '@marketplace/contracts/commerce/money';
import type { Database, DatabaseTransaction } from '../database/schema';
import { refundDueBy } from '../delivery-terms/refundTerms';
import { readRefundWays, USUAL_WAY } from '../delivery-terms/refundWays';

/**
 * Reads all outcomes of several complaints.
 * @returns the outcomes by the uuid of their complaint, the oldest first
 */
export async function readOutcomes(
  db: Database | DatabaseTransaction,
  uuids: string[],
): Promise<Map<string, ComplaintOutcome[]>> {
  const outcomes = new Map<string, ComplaintOutcome[]>(uuids.map((uuid) => [uuid, []]));
  if (uuids.length === 0) return outcomes;
  const rows = await db
    .selectFrom('complaintOutcomes')
    .leftJoin('payments', 'payments.uuid', 'complaintOutcomes.refundUuid')
    .leftJoin('lateMarks', (join) =>
      join.onRef('subjectUuid', '=', 'payments.uuid').on('lateMarks.kind', '=', 'refund'),
    )
    .selectAll('complaintOutcomes')
    .select([
      'amountPaisa',
      'refundDueBy',
      'payments.settledAt',
      'createdAt',
      'refundedAt',
      'markedAt',
    ])
    .where('complaintUuid', 'in', uuids)
    .orderBy('round')
    .execute();
  const refundUuids = rows.flatMap(({ refundUuid }) => refundUuid ?? []);
  const ways = await readRefundWays(db, refundUuids);
  for (const row of rows) {
    const { kind, quantity, reason, decidedAt, amountPaisa, createdAt, refundedAt, markedAt } = row;
    const dueBy = createdAt && refundDueBy({ ...row, createdAt });
    outcomes.get(row.complaintUuid)?.push({
      kind,
      quantity,
      reason,
      amount: amountPaisa === null ? null : toTaka(amountPaisa),
      dueBy: dueBy?.toISOString() ?? null,
      refundedAt: refundedAt?.toISOString() ?? null,
      isLate: markedAt !== null && refundedAt === null,
      refundUuid: row.refundUuid,
      ...(ways.get(row.refundUuid ?? '') ?? USUAL_WAY),
      decidedAt: decidedAt.toISOString(),
    });
  }
  return outcomes;
}
