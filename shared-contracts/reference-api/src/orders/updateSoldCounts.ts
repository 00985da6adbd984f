import { sql } from 'kysely';
import type { ApiContext } from '../http/Handlers';
import type { Pieces } from './stock';

/**
 * Updates the number of sold pieces of each product, by which lists sort for popularity. Call this
 * after the commit. Within the transaction, buyers would wait for each other. Never throws.
 * @param sign 1 to add the pieces, -1 to subtract them
 */
export async function updateSoldCounts(
  { db, log }: Pick<ApiContext, 'db' | 'log'>,
  pieces: Pick<Pieces, 'productUuid' | 'quantity'>[],
  sign: 1 | -1 = 1,
): Promise<void> {
  try {
    for (const { productUuid, quantity } of pieces) {
      await db
        .updateTable('products')
        .set({ soldCount: sql`greatest(sold_count + ${sign * quantity}, 0)` })
        .where('uuid', '=', productUuid)
        .execute();
    }
  } catch (err) {
    log.warn({ err }, 'sold counts not updated');
  }
}
