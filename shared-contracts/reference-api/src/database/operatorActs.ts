import type { DatabaseTransaction } from '../database/schema';

interface OperatorAct {
  /** Name of the operator. */
  operator: string;
  act: string;
  /** Uuid of the changed complaint, or of the payment that is paid back. */
  subjectUuid: string;
  actedAt: Date;
  /** Fields that the operator changed, with their old values. */
  before: object;
  /** The same fields, with their new values. */
  after: object;
}

/** Adds an operator's act to the audit log, in the transaction of the change. */
export async function recordAct(
  trx: DatabaseTransaction,
  { before, after, ...act }: OperatorAct,
): Promise<void> {
  await trx
    .insertInto('operatorActs')
    .values({ ...act, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
}
