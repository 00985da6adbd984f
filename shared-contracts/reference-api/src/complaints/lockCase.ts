import type { DatabaseTransaction } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import type { Orderer } from '../http/orderer';
import { casesOf } from './casesOf';
import { lockLine } from './pieces';

/**
 * Locks a complaint and its order line until the transaction ends. Every change of a complaint
 * locks the line first, so that concurrent changes never deadlock.
 * @param orderer the person to whose order the complaint must belong; if undefined, any order
 * @throws ApiProblem 404 if there is no such complaint
 */
export async function lockCase(trx: DatabaseTransaction, uuid: string, orderer?: Orderer) {
  const found = await casesOf(trx, orderer)
    .select('orderItemUuid')
    .where('complaints.uuid', '=', uuid)
    .executeTakeFirst();
  if (!found) throw notFound('That complaint');
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
