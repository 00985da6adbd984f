import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema';

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Deletes the account of a phone, with all that hangs on it, where it was never verified and never
 * ordered: it is somebody's slip, or somebody else.
 */
export async function forgetUnverified(trx: DatabaseTransaction, phone: string): Promise<void> {
  await sql`savepoint before_forgetting`.execute(trx);
  try {
    await trx
      .deleteFrom('customers')
      .where('phone', '=', phone)
      .where('phoneVerified', '=', false)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orders')
              .select('orders.uuid')
              .whereRef('orders.customerUuid', '=', 'customers.uuid'),
          ),
        ),
      )
      .execute();
  } catch (error) {
    // Something that must not be lost hangs on it, perhaps an order of this very moment: it stays.
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint before_forgetting`.execute(trx);
  }
}

const isForeignKeyViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
