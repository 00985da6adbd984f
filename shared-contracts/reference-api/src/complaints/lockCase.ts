import type { DatabaseTransaction } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import { lockLine } from './pieces';

/**
 * Locks a complaint and its order line until the transaction ends. Every change of a complaint
 * locks the line first, so that concurrent changes never deadlock.
 * @param customerUuid the customer to whom the complaint must belong; if undefined, any customer
 * @throws ApiProblem 404 if there is no such complaint
 */
export async function lockCase(trx: DatabaseTransaction, uuid: string, customerUuid?: string) {
  const found = await trx
    .selectFrom('complaints')
    .select(['orderItemUuid', 'customerUuid'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  const isOwn = customerUuid === undefined || found?.customerUuid === customerUuid;
  if (!found || !isOwn) throw notFound('That complaint');
  const line = await lockLine(trx, found.orderItemUuid);
  const complaint = await trx
    .selectFrom('complaints')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!complaint) throw notFound('That complaint');
  return { line, complaint };
}

export type LockedComplaint = Awaited<ReturnType<typeof lockCase>>['complaint'];
