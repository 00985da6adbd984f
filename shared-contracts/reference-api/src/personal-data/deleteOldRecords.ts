import type { DataContext } from '../database/schema';
import { YEARS_KEPT } from './orderRules';

/** Maximum number of rows that one run deletes from a table, so that it holds its locks briefly. */
const MAX_AT_ONCE = 100;

/**
 * Deletes orders, and the audit log of operators, when the law no longer requires them. The database
 * deletes the parcels, payments and complaints of an order together with it.
 */
export async function deleteOldRecords({ db, now }: DataContext): Promise<void> {
  const before = new Date(now());
  before.setFullYear(before.getFullYear() - YEARS_KEPT);
  // Reads the oldest orders by their sequence, because `placedAt` alone has no index.
  const oldest = db
    .selectFrom('orders')
    .select(['uuid', 'placedAt'])
    .orderBy('sequence')
    .limit(MAX_AT_ONCE);
  const due = db.selectFrom(oldest.as('oldest')).select('uuid').where('placedAt', '<', before);
  await db.deleteFrom('orders').where('uuid', 'in', due).execute();
  const oldestActs = db
    .selectFrom('operatorActs')
    .select('position')
    .orderBy('position')
    .limit(MAX_AT_ONCE);
  await db
    .deleteFrom('operatorActs')
    .where('position', 'in', oldestActs)
    .where('actedAt', '<', before)
    .execute();
}
