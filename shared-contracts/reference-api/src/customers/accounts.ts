import { sql } from 'kysely';
import { isForeignKeyViolation } from '../database/errors';
import type { DatabaseTransaction } from '../database/schema';

interface Account {
  uuid: string;
  fullName: string;
  /** With +88. */
  phone: string;
  /** In lower case. */
  email: string | null;
  passwordHash: string;
  phoneVerified: boolean;
}

/**
 * Writes an account, without its e-mail address where that is another's already. `phone-is-taken` when the
 * phone has an account: nothing is written then.
 */
export async function insertAccount(
  trx: DatabaseTransaction,
  account: Account,
): Promise<'as-wished' | 'without-email' | 'phone-is-taken'> {
  // The insert does nothing on a conflict: of the e-mail address first, or else of the phone.
  if (await insert(trx, account)) return 'as-wished';
  const isWithout = account.email !== null && (await insert(trx, { ...account, email: null }));
  return isWithout ? 'without-email' : 'phone-is-taken';
}

async function insert(trx: DatabaseTransaction, account: Account): Promise<boolean> {
  const inserted = await trx
    .insertInto('customers')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Deletes the account of a phone, with all that belongs to it, where it was never verified and never
 * ordered: it is somebody's slip, or somebody else.
 */
export async function deleteUnverifiedAccount(
  trx: DatabaseTransaction,
  phone: string,
): Promise<void> {
  await sql`savepoint before_deleting`.execute(trx);
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
    // Something that must not be lost refers to it, perhaps an order of this very moment: it stays.
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint before_deleting`.execute(trx);
  }
}
