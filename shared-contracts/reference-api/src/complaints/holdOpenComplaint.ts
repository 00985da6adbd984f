import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';

/**
 * Holds a customer's complaint, so that the market cannot take it up while it is being changed.
 * @throws ApiProblem 404 when it is not theirs, 409 when the market has taken it up already
 */
export async function holdOpenComplaint(
  trx: DatabaseTransaction,
  customerUuid: string,
  uuid: string,
): Promise<void> {
  const complaint = await trx
    .selectFrom('complaints')
    .select('status')
    .where('uuid', '=', uuid)
    .where('customerUuid', '=', customerUuid)
    .forUpdate()
    .executeTakeFirst();
  if (!complaint) throw notFound('That complaint');
  if (complaint.status !== 'open') {
    throw new ApiProblem(
      409,
      'not-open',
      'This complaint is being looked into and can no longer be changed',
    );
  }
}
