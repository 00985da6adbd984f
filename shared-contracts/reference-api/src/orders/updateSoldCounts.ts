import { sql } from 'kysely';
import type { ApiContext } from '../http/Handlers';
import type { Pieces } from './stock';

/**
 * Changes the numbers of sold pieces, by which lists sort for popularity. Runs after the commit and
 * may fail, because within the transaction it would make buyers wait for each other.
 * @param sign -1 to subtract the pieces
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
