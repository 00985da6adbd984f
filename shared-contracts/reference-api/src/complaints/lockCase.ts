import type { DatabaseTransaction } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import { lockLine } from './pieces';

/**
 * Locks a complaint and the line that it is about, until the transaction ends. Locks the line
 * first, as every change of a case does, so that concurrent changes never deadlock.
 * @param customerUuid the customer whose complaint it must be; if undefined, anybody's
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
